import { createLabels } from "./create-labels.js";

/** The texts of the primitives in Korean. */
export const labels = createLabels("ko", {
  back: "뒤로",
  close: "닫기",
  copy: "복사",
  copied: "복사되었습니다",
  copyByHand: "브라우저가 복사를 허용하지 않습니다. 선택된 텍스트를 직접 복사해 주세요.",
  decrease: "수량 줄이기",
  increase: "수량 늘리기",
  quantity: "수량",
  notWhole: "정수를 입력해 주세요. 현재 수량: {quantity}",
  atLeast: "최소 {quantity}",
  atMost: "최대 {quantity}",
  showPassword: "비밀번호 표시",
  hidePassword: "비밀번호 숨기기",
  loading: "불러오는 중",
  loadMore: "더 보기",
  loadMoreFailed: "다음 페이지를 불러오지 못했습니다.",
  retry: "다시 시도",
  endOfList: "마지막 항목입니다",
  previousPrice: "변경 전 가격",
  listPrice: "취소선 가격",
  priceFrom: "{price}부터",
  rating: "별점 5점 만점에 {stars}점",
  failure: {
    network: "연결할 수 없습니다. 네트워크를 확인한 후 다시 시도해 주세요.",
    timeout: "응답이 지연되고 있습니다. 잠시 후 다시 시도해 주세요.",
    refused: "요청에 실패했습니다. 다시 시도해 주세요.",
    held: "다른 탭에서 계정이 변경되어 아무것도 전송되지 않았습니다.",
    blocked: "보안 검사에서 차단되었습니다. VPN을 끄거나 다른 네트워크에서 시도해 주세요.",
    tooLarge: "용량이 너무 커서 보낼 수 없습니다. 더 작은 파일이나 짧은 글로 다시 시도해 주세요.",
    tooMany: {
      other: "한 번에 너무 많이 요청되었습니다. {minutes}분 후에 다시 시도해 주세요.",
    },
    busy: {
      other: "접속이 많거나 점검 중입니다. {minutes}분 후에 다시 시도해 주세요.",
    },
    other: "응답을 읽을 수 없습니다. 잠시 후 다시 시도해 주세요.",
  },
});
