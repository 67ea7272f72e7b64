import type { Mails } from "./en";

export const vi: Mails = {
  code: {
    subject: "Mã của bạn: {code}",
    body: "Mã của bạn là {code}, có hiệu lực trong {seconds} giây. Nếu bạn không yêu cầu, hãy bỏ qua thư này và đừng cho ai biết mã.",
  },
  known: {
    subject: "Bạn đã có tài khoản",
    body: "Có người muốn đăng ký bằng địa chỉ email này, nhưng địa chỉ đã có tài khoản. Nếu là bạn, hãy đăng nhập. Nếu không, bạn không cần làm gì.",
  },
  code_guessed: {
    subject: "Có người đã nhập sai mã",
    body: "Trong vòng {hours} giờ, đã có {count} lần nhập sai mã cho tài khoản của bạn. Nếu không phải bạn, có người đang cố truy cập: đừng cho ai biết mã và hãy đổi mật khẩu.",
  },
  code_locked: {
    subject: "Mã bị khóa trong {hours} giờ",
    body: "Đã có {count} lần nhập sai mã cho tài khoản của bạn. Trong {hours} giờ kể từ lần sai đầu tiên, không mã nào được chấp nhận cho thao tác này. Nếu không phải bạn, hãy đổi mật khẩu. Bạn vẫn có thể đăng nhập bằng mật khẩu.",
  },
  password_changed: {
    subject: "Mật khẩu của bạn đã được đổi",
    body: 'Mật khẩu đăng nhập của tài khoản đã được đổi và mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại ngay bằng "Quên mật khẩu?" và liên hệ với chúng tôi.',
  },
  email_changed: {
    subject: "Địa chỉ email của bạn đã được đổi",
    body: "Tài khoản của bạn đã có địa chỉ email khác; địa chỉ này sẽ không nhận mã nữa. Việc rút tiền bị khóa trong 24 giờ. Nếu không phải bạn, hãy đăng nhập, đổi mật khẩu và liên hệ với chúng tôi.",
  },
};
