/** English texts of choosing and sending pictures. */
export const photos = {
  choose: "Choose a picture",
  take: "Take a photo",
  other: "Choose another",
  again: "Take it again",
  picture: "Picture {{number}}",
  remove: "Remove picture {{number}}",
  removeOne: "Remove: {{label}}",
  count: "{{count}} of {{max}}",
  uploading: "Uploading",
  done: "Uploaded",
  wrongType: "Please choose a JPEG, PNG, WebP or GIF picture",
  unreadable: "This file can’t be read as a picture",
  tooLarge: "This picture is too large",
} as const;
