import type { PhotoUpload, UploadedPhoto } from "marketplace-react";
import { Button, classNames, closeIcon, Icon, IconButton, ProgressBar } from "marketplace-react/ui";
import { useId, useRef } from "react";
import { useI18n } from "../../i18n";
import { useConfig } from "../site";
import cards from "./cards.module.css";
import { cameraIcon } from "./icons";
import styles from "./photo-field.module.css";
import { mediaUrl } from "./picture";
import utilities from "./utilities.module.css";

/** Props of {@link PhotoField}. */
export interface PhotoFieldProps {
  label: string;
  /** What the picture is for. */
  hint?: string | undefined;
  /** Why the form is refused. */
  error?: string | undefined;
  /** Of the form's field: a form that is refused goes to its button. */
  name?: string;
  photos: PhotoUpload;
  /** Called when the pictures have changed. */
  onChange?: () => void;
  /** The camera a phone opens: of the back, or of the screen's side. Default `environment`. */
  camera?: "environment" | "user";
}

/** Pictures from the camera or the device, each with its progress, its error and a retry. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, error, name, onChange, camera = "environment" } = props;
  const { t } = useI18n();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const capture = useRef<HTMLInputElement>(null);
  const actions = useRef<HTMLSpanElement>(null);
  const { photos, max, accept, add, retry, remove } = props.photos;
  // Its limits are read when a picture is there.
  useConfig();
  const single = max === 1;
  const full = !single && photos.length >= max;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");

  const input = { type: "file", hidden: true, accept, "aria-label": label } as const;
  const take = (element: HTMLInputElement): void => {
    const files = [...(element.files ?? [])];
    // The same picture may be chosen again after a failure.
    element.value = "";
    add(files);
    onChange?.();
  };
  return (
    <fieldset
      className={classNames(styles.field, single && styles.single)}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      data-invalid={error ? true : undefined}
    >
      <span id={`${id}-label`} className={cards.label}>
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={cards.quiet}>
          {hint}
        </p>
      )}
      <div className={styles.box}>
        {photos.length > 0 && (
          <ul className={styles.photos}>
            {photos.map((photo, index) => (
              <Tile
                key={photo.key}
                photo={photo}
                alt={single ? label : t("photos.picture", { number: index + 1 })}
                removal={
                  single ? t("photos.removeOne", { label }) : t("photos.remove", { number: index + 1 })
                }
                onRetry={() => {
                  retry(photo.key);
                  onChange?.();
                }}
                onRemove={() => {
                  remove(photo.key);
                  onChange?.();
                  // The pressed button disappears with its picture; keep the focus nearby.
                  actions.current?.querySelector("button")?.focus();
                }}
              />
            ))}
          </ul>
        )}
        {photos.length === 0 && (
          <span className={utilities.muted}>
            <Icon of={cameraIcon} size={28} />
          </span>
        )}
        <span ref={actions} className={styles.actions}>
          {!full && (
            <>
              <Button
                variant="secondary"
                size="s"
                name={name}
                aria-describedby={described || undefined}
                onClick={() => chooser.current?.click()}
              >
                <span className="visually-hidden">{`${label}: `}</span>
                <span>{single && photos.length > 0 ? t("photos.other") : t("photos.choose")}</span>
              </Button>
              <Button
                variant="secondary"
                size="s"
                className={styles.camera}
                onClick={() => capture.current?.click()}
              >
                <span className="visually-hidden">{`${label}: `}</span>
                <span>{single && photos.length > 0 ? t("photos.again") : t("photos.take")}</span>
              </Button>
            </>
          )}
          {!single && <span className={cards.quiet}>{t("photos.count", { count: photos.length, max })}</span>}
        </span>
        <input
          {...input}
          ref={chooser}
          multiple={!single}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <input
          {...input}
          ref={capture}
          capture={camera}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={cards.error}>
          {error}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {photos.some(isBusy)
          ? t("photos.uploading")
          : photos.length > 0 && photos.every(isDone) && t("photos.done")}
      </span>
    </fieldset>
  );
}

const isBusy = ({ status }: UploadedPhoto): boolean => status === "preparing" || status === "sending";
const isDone = ({ status }: UploadedPhoto): boolean => status === "done";

interface TileProps {
  photo: UploadedPhoto;
  alt: string;
  /** Text of the button that removes it. */
  removal: string;
  onRetry: () => void;
  onRemove: () => void;
}

function Tile({ photo, alt, removal, onRetry, onRemove }: TileProps) {
  const { t, failureText, labels } = useI18n();
  const { preview, progress, failure } = photo;
  const src = preview?.startsWith("blob:") ? preview : mediaUrl(preview);
  return (
    <li className={styles.photo} aria-busy={isBusy(photo) || undefined}>
      {src ? (
        <img className={styles.preview} src={src} alt={alt} data-waiting={isDone(photo) ? undefined : true} />
      ) : (
        <span className={styles.preview} />
      )}
      {isBusy(photo) && <ProgressBar label={t("photos.uploading")} value={progress} />}
      {photo.status === "failed" && (
        <div role="alert" className={styles.failure}>
          <p>{failureText(failure)}</p>
          {photo.canRetry && (
            <Button variant="secondary" size="s" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </div>
      )}
      <IconButton
        icon={closeIcon}
        size={18}
        variant="solid"
        className={styles.remove}
        label={removal}
        onClick={onRemove}
      />
    </li>
  );
}
