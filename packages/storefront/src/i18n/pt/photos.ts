import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "Escolher imagem",
  take: "Tirar foto",
  other: "Escolher outra",
  again: "Tirar de novo",
  picture: "Imagem {{number}}",
  remove: "Remover a imagem {{number}}",
  removeOne: "Remover: {{label}}",
  count: "{{count}} de {{max}}",
  uploading: "Enviando",
  done: "Enviada",
  wrongType: "Escolha uma imagem JPEG, PNG, WebP ou GIF",
  unreadable: "Este arquivo não pode ser lido como imagem",
  tooLarge: "Esta imagem é grande demais",
};
