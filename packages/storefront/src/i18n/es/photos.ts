import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "Elegir una imagen",
  take: "Hacer una foto",
  other: "Elegir otra",
  again: "Repetir la foto",
  picture: "Imagen {{number}}",
  remove: "Quitar la imagen {{number}}",
  removeOne: "Quitar: {{label}}",
  count: "{{count}} de {{max}}",
  uploading: "Subiendo",
  done: "Subida",
  wrongType: "Elige una imagen JPEG, PNG, WebP o GIF",
  unreadable: "Este archivo no se puede leer como imagen",
  tooLarge: "Esta imagen es demasiado grande",
};
