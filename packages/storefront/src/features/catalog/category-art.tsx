import type { Category } from "marketplace-sdk";
import { mediaUrl, tintOf } from "../../shared/ui/media";
import styles from "./category-art.module.css";

/** A category's icon on a tinted background, or its first letter without one. The name is next to it. */
export function CategoryArt({ category: { name, image } }: { category: Pick<Category, "name" | "image"> }) {
  const picture = mediaUrl(image);
  return (
    <span className={styles.art} style={{ backgroundColor: tintOf(name) }} aria-hidden="true">
      {picture ? <img src={picture} alt="" width={96} height={96} loading="lazy" /> : Array.from(name)[0]}
    </span>
  );
}
