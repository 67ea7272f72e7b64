import type { Source, Translation } from "../types";

export const fund: Translation<Source["fund"]> = {
  unset: "Bạn chưa có mật khẩu giao dịch. Mật khẩu này xác nhận thanh toán bằng số dư và rút tiền.",
  set: "Đặt mật khẩu giao dịch",
  lockedUntil: "Đã khóa vì nhập sai quá nhiều lần. Dùng lại được từ {{time}} hoặc sau khi đặt lại.",
  forgotten: "Quên mật khẩu?",
  setLead: "Dùng để xác nhận thanh toán bằng số dư và rút tiền. Hãy chọn khác mật khẩu đăng nhập.",
  change: "Đổi mật khẩu giao dịch",
  reset: "Đặt lại mật khẩu giao dịch",
  resetLead: "Bạn cần mật khẩu đăng nhập và mã gửi đến {{email}}.",
  resetLock: "Để bảo vệ bạn, sau khi đặt lại không thể rút tiền trong 24\u00a0giờ.",
  noEmail: "Tài khoản của bạn chưa có email, vui lòng liên hệ chăm sóc khách hàng để đặt lại.",
  present: "Mật khẩu giao dịch hiện tại",
  new: "Mật khẩu giao dịch mới",
  repeat: "Nhập lại mật khẩu giao dịch",
  know: "Tôi đã nhớ ra",
  saved: "Đã lưu mật khẩu giao dịch",
  already:
    "Mật khẩu giao dịch đã được lưu đúng như bạn nhập trong lần thử trước. Bạn có thể đổi tại đây, hoặc đặt lại nếu không nhớ.",
  loginFirst: "Đăng nhập để đặt mật khẩu xác nhận thanh toán.",
};
