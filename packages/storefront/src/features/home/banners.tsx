import { chevronIcon, Icon, ScrollRow } from "marketplace-react/ui";
import type { Site } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { SIZES } from "../../shared/ui/images";
import { Picture } from "../../shared/ui/picture";
import { SafeLink } from "../../shared/ui/safe-link";
import styles from "./banners.module.css";

type Banner = NonNullable<Site["banners"]>[number];

/** Width divided by height of a banner's picture. */
const RATIO = 2;

/** The operator's banners. Their texts are over the pictures, so that they can be translated and read aloud. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t } = useI18n();
  if (banners.length === 0) return null;
  return (
    <ScrollRow label={t("home.banners")} item="banner">
      {banners.map((banner, index) => (
        <li key={banner.id ?? banner.image}>
          <SafeLink url={banner.url} className={styles.banner}>
            <Picture
              className={styles.art}
              src={banner.image}
              alt=""
              ratio={RATIO}
              priority={index === 0}
              shape="none"
              sizes={SIZES.banner}
            />
            {banner.title && (
              <span className={styles.words}>
                <span className={styles.title}>{banner.title}</span>
                {banner.url && (
                  <span className={styles.go}>
                    <Icon of={chevronIcon} size={18} />
                  </span>
                )}
              </span>
            )}
          </SafeLink>
        </li>
      ))}
    </ScrollRow>
  );
}
