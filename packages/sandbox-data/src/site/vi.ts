import type { SiteSource } from "./site-source";

export const vi: SiteSource = {
  webName: "Chợ Mẫu",
  notices: [
    "Đây là sàn thử nghiệm: cửa hàng, sản phẩm và đánh giá đều là hư cấu, không giao hàng thật.",
    "Cửa hàng gửi hàng trong vòng 24 giờ sau khi thanh toán.",
  ],
  rechargeNotice:
    "Giao dịch chuyển tiền không thể đảo ngược. Sai mạng hoặc sai địa chỉ là mất tiền. Hãy nhập đúng số tiền đã gửi; tiền về bao nhiêu, cộng bấy nhiêu.",
  withdrawNotice:
    "Kiểm tra mạng và địa chỉ hai lần: chuyển rồi không lấy lại được. Lệnh rút bị từ chối sẽ được hoàn toàn bộ.",
  loanWarning: "Vay tiền là tốn tiền. Chỉ vay số bạn có thể trả.",
  footerText: "Người mua từ 103 quốc gia, thanh toán bằng USDT, ETH và BTC",
  banners: ["Góc phòng buổi tối", "Xếp hành lý trước thứ Sáu", "Gian bếp đủ đầy", "Ra ngoài trước bữa sáng"],
  groups: ["Mua hàng", "Giao hàng", "Bán hàng", "Về chúng tôi"],
  articles: `
101 | Cách đặt hàng | Từ giỏ hàng đến cửa nhà trong bốn bước.
## Chọn hàng vào giỏ hàng
Thêm sản phẩm cần mua vào giỏ hàng. Sản phẩm của nhiều cửa hàng có thể chung một đơn hàng; mỗi cửa hàng gửi kiện riêng.
Một số sản phẩm có mức đặt tối thiểu hoặc bán theo gói. Nơi có bảng giá, mua nhiều thì mỗi sản phẩm rẻ hơn.
## Đặt và thanh toán
1. Kiểm tra địa chỉ, phí vận chuyển và thuế. Tổng tiền hiện trước khi trả là tổng phải trả, không cộng thêm về sau.
2. Đặt hàng và thanh toán trong thời gian hiển thị. Nếu không, đơn hàng bị hủy và bạn không mất tiền.
3. Cửa hàng gửi trong 24 giờ. Đơn vị vận chuyển và mã vận đơn có trong đơn hàng.
4. Xác nhận đã nhận hàng khi nhận đủ, nếu không hệ thống xác nhận sau mười lăm ngày.
## Nếu bạn đổi ý
Khi cửa hàng chưa gửi, bạn có thể hủy trong đơn hàng. Toàn bộ tiền về lại số dư.

102 | Giá, phí vận chuyển và thuế | Giá gồm gì và cộng thêm gì.
Giá là giá sỉ theo chiếc hoặc gói. Giá gạch ngang là giá trước đây của chính sản phẩm đó.
Phí vận chuyển tính một lần cho mỗi sản phẩm trong đơn hàng. Thuế ghi thành dòng riêng.

103 | Phân loại và tồn kho | Vì sao có cỡ bị mờ.
Có kiểu không sản xuất, có kiểu đã hết. Cả hai đều hiện để bạn biết có nên chờ.
Tồn kho tính lúc đặt hàng, không phải lúc thêm vào giỏ hàng.

104 | Đánh giá | Ai viết và tính thế nào.
Chỉ người đã nhận hàng mới được đánh giá, một lần. Bốn và năm sao là tốt, ba là trung bình, một và hai là kém.
Cửa hàng được trả lời đánh giá nhưng không được xóa.

105 | Cách thanh toán | Số dư hoặc cách khác có sẵn.
Trả bằng số dư với mật khẩu giao dịch, hoặc cách khác hiện ở trang thanh toán.
Tiền được giữ đến khi bạn xác nhận đã nhận. Hủy trước khi gửi hàng thì được hoàn đủ.

106 | Nạp tiền | Hãy đọc trước khi chuyển tiền.
Chọn coin và mạng, sao chép đủ địa chỉ. Chuyển rồi không thể đảo ngược: sai mạng hay sai địa chỉ là mất tiền.
Sau đó gửi chứng từ hoặc mã giao dịch. Nhân viên kiểm tra; cộng vào số dư số tiền thực nhận, không phải số đã nhập.

107 | Rút tiền | Xem phí trước, quyết định sau.
Phí và số nhận được cố định trước khi xác nhận. Sau đó không thu thêm gì: không thuế, không đặt cọc, không phí xác minh.
Khi lệnh rút còn đang duyệt, bạn có thể hủy; nếu bị từ chối, hoàn toàn bộ. Đừng cho ai biết mật khẩu giao dịch.

108 | Bảo vệ người mua | Tiền của bạn được giữ an toàn thế nào.
## Chúng tôi giữ tiền
Tiền bạn trả đến chỗ chúng tôi, không phải cửa hàng. Cửa hàng nhận tiền mười bốn ngày sau khi bạn nhận hàng, khi không còn trả hàng được nữa.
## Nếu có vấn đề
- Cửa hàng không gửi đúng hạn: hãy hủy và bạn được hoàn đủ.
- Hàng không tới hoặc không đúng mô tả: báo trong đơn hàng, chậm nhất mười bốn ngày sau khi nhận hàng.
- Khi báo cáo đang mở, đơn hàng tạm giữ và cửa hàng chưa được trả tiền.
## Nếu hai bên không thống nhất
Hãy trao đổi với cửa hàng trong đơn hàng trước. Sau đó, nhờ chúng tôi quyết định: chúng tôi đọc ý kiến hai bên và xem ảnh.
Đừng bao giờ trả tiền cho cửa hàng ngoài sàn này: chúng tôi không thể giữ hay hoàn khoản đó.

111 | Thời gian giao | Khi nào gửi và bao lâu tới.
Hàng rời cửa hàng trong 24 giờ sau thanh toán.
Ba đến sáu ngày trong khu vực, tối đa ba tuần ra nước ngoài.

112 | Đổi trả và hoàn tiền | Mười bốn ngày để đổi ý.
## Bạn trả lại được gì
Hàng chưa dùng, trong mười bốn ngày sau khi nhận hàng.
Hàng hỏng khi tới? Gửi ảnh trong ba ngày và giữ kiện đến khi cửa hàng trả lời.
## Cách trả hàng
1. Mở đơn hàng và chọn “Trả hàng hoặc hoàn tiền”.
2. Nêu lý do, số lượng và thêm ảnh.
3. Khi cửa hàng đồng ý, gửi hàng tới địa chỉ hiển thị, trước ngày hiển thị.
4. Cửa hàng xác nhận hàng đã tới và bạn được hoàn tiền.
## Tiền hoàn về đâu
Tiền về số dư của bạn. Hãy đặt đơn mới hoặc rút về.

113 | Nơi giao hàng | Khu vực đã mở và sắp mở.
Mẫu địa chỉ liệt kê mọi quốc gia, tỉnh và thành phố. Quốc gia ghi “chưa mở” thì chưa giao được.
Khu vực mới mở khi có hãng vận chuyển tin cậy.

121 | Người bán cần biết | Giấy tờ, xét duyệt, hợp đồng.
Bạn cần logo và tên cửa hàng, hai mặt giấy tờ tùy thân và ảnh cầm giấy tờ.
Nhân viên xét duyệt trong 2 đến 48 giờ. Ảnh nào không rõ chỉ cần gửi lại ảnh đó.
Giấy tờ được mã hóa, không bao giờ công khai và bị xóa khi pháp luật cho phép.

122 | Phí và đối soát | Khi nào tiền là của bạn.
Cửa hàng nhận tiền mười bốn ngày sau khi nhận hàng, khi không còn trả hàng được nữa. Nếu người mua không xác nhận, sàn xác nhận sau mười lăm ngày.
Hoa hồng ghi trong hợp đồng. Mở cửa hàng miễn phí, đóng cũng vậy.

123 | Ảnh sản phẩm bán được hàng | Ánh sáng, nền và góc chụp trong năm phút.
Ánh sáng tự nhiên bên hông, nền trơn, sản phẩm đầy khung.
Chụp cả mặt sau, đường may và một bàn tay để so cỡ. Ảnh thật, ít trả hàng.

124 | Bán hàng bằng video ngắn | Cho thấy sản phẩm đang dùng.
Ba mươi giây là đủ: cầm trên tay, đang dùng, và cả điểm yếu.
Nói rõ giá và thời gian giao; video trả tiền phải ghi quảng cáo. Lời hứa trong video cũng là mô tả sản phẩm.

125 | Bán cùng chúng tôi | Mở cửa hàng trong ba bước.
Gửi giấy tờ, chờ xét duyệt, đăng sản phẩm đầu tiên.
Bạn chịu trách nhiệm về hàng hóa. Chúng tôi giữ tiền, hiện số liệu thật và giúp khi tranh chấp.

131 | Về sàn này | Ai đứng sau.
Đây là sàn thử nghiệm. Các cửa hàng, sản phẩm và đánh giá là hư cấu; không mua được gì ở đây.
Trước khi mở, đơn vị vận hành điền tên, địa chỉ và đăng ký vào đây.

132 | Quyền riêng tư | Lưu gì và bao lâu.
Giỏ hàng, yêu thích và ngôn ngữ nằm trong trình duyệt. Tài khoản lưu điều bạn nhập và đơn hàng.
Giấy tờ chỉ giữ trong thời gian xét duyệt và luật yêu cầu. Không bán, không chia sẻ cho quảng cáo.

133 | Điều khoản sử dụng | Quy tắc bằng lời dễ hiểu.
Đặt sản phẩm bạn thật sự muốn mua, mô tả đúng sản phẩm bạn bán, và luôn liên lạc được.
Tranh chấp trao đổi với cửa hàng trước, rồi đơn vị vận hành quyết định bằng văn bản.

134 | Liên hệ | Người thật trả lời, thường trong ngày.
Bấm nút tròn ở mỗi trang và cho biết mã đơn hàng nếu có.
Chúng tôi không bao giờ hỏi mật khẩu hay mật khẩu giao dịch.

135 | Trước khi vay | Vay tiền là tốn tiền.
Hãy xem tổng chi phí chứ không chỉ số trả hằng tháng, và so sánh.
Mua, bán hay rút tiền ở đây không bao giờ cần vay.
`,
  contract: {
    title: "Hợp đồng người bán",
    partyA: "Chợ Mẫu (đơn vị vận hành)",
    fields: { name: "Họ tên", number: "Số giấy tờ", shopname: "Tên cửa hàng", signDate: "Ngày" },
    formerPayout:
      "Bên A giữ tiền và chi trả, trừ hoa hồng 5%, khi đã xác nhận nhận hàng hoặc mười lăm ngày sau khi giao.",
    clauses: `
Bên B mở cửa hàng trên sàn của bên A và bán hàng của mình.
Bên B mô tả hàng trung thực, có quyền đối với hình ảnh và gửi hàng trong 24 giờ sau thanh toán.
Bên A giữ tiền và chi trả, trừ hoa hồng 5%, mười bốn ngày sau khi nhận hàng. Nếu người mua không xác nhận, việc nhận hàng được coi là đã xác nhận mười lăm ngày sau khi gửi. Việc chi trả tạm dừng khi còn trả hàng hoặc tranh chấp.
Bên A không thu phí nào khác. Việc rút tiền không bao giờ kèm điều kiện phải trả thêm.
Bên B nhận trả hàng trong mười bốn ngày và chịu trách nhiệm về lỗi theo luật.
Đánh giá thuộc về người mua. Bên B được trả lời, không được xóa.
Bên A mã hóa giấy tờ của bên B, chỉ dùng để xét duyệt và xóa khi luật cho phép.
Mỗi bên có thể chấm dứt với thông báo trước ba mươi ngày; đơn đang mở được hoàn tất.`,
  },
};
