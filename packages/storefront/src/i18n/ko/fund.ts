import type { Source, Translation } from "../types";

export const fund: Translation<Source["fund"]> = {
  unset: "아직 자금 비밀번호가 없습니다. 잔액 결제와 출금을 확인할 때 사용합니다.",
  set: "자금 비밀번호 설정",
  lockedUntil: "여러 번 틀려 잠겼습니다. {{time}}부터 또는 재설정 후 다시 사용할 수 있습니다.",
  forgotten: "비밀번호를 잊으셨나요?",
  setLead: "잔액 결제와 출금을 확인할 때 사용합니다. 로그인 비밀번호와 다르게 정해 주세요.",
  change: "자금 비밀번호 변경",
  reset: "자금 비밀번호 재설정",
  resetLead: "로그인 비밀번호와 {{email}}(으)로 보내는 인증번호가 필요합니다.",
  resetLock: "안전을 위해 재설정 후 24시간 동안 출금할 수 없습니다.",
  noEmail: "계정에 이메일이 없어 고객센터의 도움을 받아 재설정해야 합니다.",
  present: "현재 자금 비밀번호",
  new: "새 자금 비밀번호",
  repeat: "자금 비밀번호 확인",
  know: "기억났습니다",
  saved: "자금 비밀번호를 저장했습니다",
  already:
    "자금 비밀번호는 이전에 입력하신 대로 이미 저장되어 있습니다. 여기에서 변경할 수 있으며, 모르시면 재설정해 주세요.",
  loginFirst: "로그인하면 결제를 확인하는 비밀번호를 설정할 수 있습니다.",
};
