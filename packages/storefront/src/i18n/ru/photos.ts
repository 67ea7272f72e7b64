import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "Выбрать фото",
  take: "Сделать фото",
  other: "Выбрать другое",
  again: "Переснять",
  picture: "Фото {{number}}",
  remove: "Убрать фото {{number}}",
  removeOne: "Убрать: {{label}}",
  count: "{{count}} из {{max}}",
  uploading: "Загружаем",
  done: "Загружено",
  wrongType: "Выберите изображение JPEG, PNG, WebP или GIF",
  unreadable: "Не удалось прочитать изображение из этого файла",
  tooLarge: "Изображение слишком большое",
};
