import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "तस्वीर चुनें",
  take: "फ़ोटो खींचें",
  other: "दूसरी चुनें",
  again: "फिर से खींचें",
  picture: "तस्वीर {{number}}",
  remove: "तस्वीर {{number}} हटाएँ",
  removeOne: "हटाएँ: {{label}}",
  count: "{{max}} में से {{count}}",
  uploading: "अपलोड हो रही है",
  done: "अपलोड हो गई",
  wrongType: "JPEG, PNG, WebP या GIF तस्वीर चुनें",
  unreadable: "यह फ़ाइल तस्वीर के रूप में नहीं खुलती",
  tooLarge: "यह तस्वीर बहुत बड़ी है",
};
