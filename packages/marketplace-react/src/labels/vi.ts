import { createLabels } from "./create-labels.js";

/** The texts of the primitives in Vietnamese. */
export const labels = createLabels("vi", {
  back: "Quay lại",
  close: "Đóng",
  copy: "Sao chép",
  copied: "Đã sao chép",
  copyByHand: "Trình duyệt không cho sao chép. Văn bản đã được chọn, hãy tự sao chép.",
  decrease: "Giảm số lượng",
  increase: "Tăng số lượng",
  quantity: "Số lượng",
  notWhole: "Hãy nhập số nguyên. Số lượng vẫn là {quantity}.",
  atLeast: "Ít nhất {quantity}",
  atMost: "Nhiều nhất {quantity}",
  showPassword: "Hiện mật khẩu",
  hidePassword: "Ẩn mật khẩu",
  loading: "Đang tải",
  loadMore: "Xem thêm",
  loadMoreFailed: "Không tải được trang tiếp theo.",
  retry: "Thử lại",
  endOfList: "Bạn đã xem hết.",
  previousPrice: "Giá trước đó",
  listPrice: "Giá gạch ngang",
  priceFrom: "Từ {price}",
  rating: "{stars} trên 5 sao",
  failure: {
    network: "Không thể kết nối. Vui lòng kiểm tra mạng và thử lại.",
    timeout: "Hệ thống phản hồi quá lâu. Vui lòng thử lại sau ít phút.",
    refused: "Yêu cầu không thành công. Vui lòng thử lại.",
    held: "Tài khoản đã thay đổi ở một thẻ khác nên chưa có gì được gửi.",
    blocked: "Hệ thống bảo mật đã chặn yêu cầu. Vui lòng tắt VPN hoặc đổi mạng rồi thử lại.",
    tooLarge: "Nội dung quá lớn nên không gửi được. Vui lòng chọn tệp nhỏ hơn hoặc rút ngắn văn bản.",
    tooMany: {
      other: "Quá nhiều yêu cầu cùng lúc. Vui lòng thử lại sau {minutes}\u00a0phút.",
    },
    busy: {
      other: "Hệ thống đang quá tải hoặc bảo trì. Vui lòng thử lại sau {minutes}\u00a0phút.",
    },
    other: "Không đọc được phản hồi của hệ thống. Vui lòng thử lại sau ít phút.",
  },
});
