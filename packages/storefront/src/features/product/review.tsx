import type { Comment } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { initialOf } from "../../ui/initial";
import { pictureList } from "../../ui/media";
import { Picture } from "../../ui/picture";
import { Rating } from "../../ui/rating";
import type { Shown } from "./lightbox";
import styles from "./review.module.css";

/** Props of {@link Review}. */
export interface ReviewProps {
  review: Comment;
  /** A photo was pressed. */
  onPhoto: (shown: Shown) => void;
}

/** One buyer's word, with photos and the store's answer. */
export function Review({ review, onPhoto }: ReviewProps) {
  const { t, date } = useI18n();
  const { star, content, reply, spec, createtime } = review;
  const name = review.username_masked || t("product.anonymous");
  const photos = pictureList(review.images);
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        {review.avatar ? (
          <Picture className={styles.avatar} src={review.avatar} alt="" shape="round" />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
        )}
        <div className={styles.who}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <Rating value={star} size={14} />
        </div>
        {createtime ? <span className={styles.date}>{date(createtime)}</span> : null}
      </header>
      {content && (
        <p className={styles.content} dir="auto">
          {content}
        </p>
      )}
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={t("product.photos")}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <button
                type="button"
                className={styles.photo}
                aria-label={t("product.openPhoto", { number: index + 1, total: photos.length })}
                onClick={() => onPhoto({ photos, index, label: t("product.photos") })}
              >
                <Picture src={photo} alt="" shape="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {spec && (
        <p className={styles.spec}>
          <bdi>{t("product.bought", { spec: isolate(spec) })}</bdi>
        </p>
      )}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replyName}>{t("product.reply")}</p>
          <p dir="auto">{reply}</p>
        </div>
      )}
    </article>
  );
}
