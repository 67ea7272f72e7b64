import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "Bild auswählen",
  take: "Foto aufnehmen",
  other: "Anderes auswählen",
  again: "Neu aufnehmen",
  picture: "Bild {{number}}",
  remove: "Bild {{number}} entfernen",
  removeOne: "Entfernen: {{label}}",
  count: "{{count}} von {{max}}",
  uploading: "Wird hochgeladen",
  done: "Hochgeladen",
  wrongType: "Bitte ein Bild als JPEG, PNG, WebP oder GIF wählen",
  unreadable: "Diese Datei lässt sich nicht als Bild lesen",
  tooLarge: "Dieses Bild ist zu groß",
};
