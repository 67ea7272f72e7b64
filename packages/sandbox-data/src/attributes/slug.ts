/** A name as part of a path: `Set of 2` → `set-of-2`. */
export const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Address of a product's picture. `view` is `front`, `close-up`, `group`, `photo-1` … `photo-6` or the name of a color. */
export const pictureOf = (id: number, view: string) => `/uploads/products/${id}/${slug(view)}.webp`;
