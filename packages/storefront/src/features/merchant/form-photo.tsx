import type { Photos } from "../../app/photos/use-photos";
import { PhotoField } from "../../ui/photo-field";
import type { FormHandle } from "../../ui/use-form";
import type { FormField, PictureField } from "./application-form";

/** Props of {@link FormPhoto}. */
export interface FormPhotoProps {
  form: FormHandle<FormField>;
  name: PictureField;
  photos: Photos;
  label: string;
  /** What the picture is for. */
  hint: string;
  camera?: "user";
}

/** One picture of the application. A refusal leaves the field as soon as the picture is another one. */
export function FormPhoto({ form, name, photos, label, hint, camera }: FormPhotoProps) {
  const { slots } = photos;
  const touched = (): void => form.change({ [name]: "" });
  return (
    <PhotoField
      name={name}
      label={label}
      hint={hint}
      error={form.field(name).error}
      {...(camera && { camera })}
      slots={{
        ...slots,
        add(files) {
          slots.add(files);
          touched();
        },
        retry(key) {
          slots.retry(key);
          touched();
        },
        remove(key) {
          slots.remove(key);
          touched();
        },
      }}
    />
  );
}
