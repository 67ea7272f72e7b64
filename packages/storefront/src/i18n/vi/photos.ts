import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "Chọn ảnh",
  take: "Chụp ảnh",
  other: "Chọn ảnh khác",
  again: "Chụp lại",
  picture: "Ảnh {{number}}",
  remove: "Xóa ảnh {{number}}",
  removeOne: "Xóa: {{label}}",
  count: "{{count}}/{{max}}",
  uploading: "Đang tải lên",
  done: "Đã tải lên",
  wrongType: "Vui lòng chọn ảnh JPEG, PNG, WebP hoặc GIF",
  unreadable: "Không đọc được tệp này dưới dạng ảnh",
  tooLarge: "Ảnh này quá lớn",
};
