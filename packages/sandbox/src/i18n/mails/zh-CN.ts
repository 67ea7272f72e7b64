import type { Mails } from "./en";

export const zhCN: Mails = {
  code: {
    subject: "您的验证码：{code}",
    body: "您的验证码是 {code}，{seconds} 秒内有效。如果不是您本人操作，请忽略此邮件，不要将验证码告诉任何人。",
  },
  known: {
    subject: "您已有账号",
    body: "有人想用此邮箱注册，但该邮箱已有账号。如果是您本人，请直接登录；否则无需任何操作。",
  },
  code_guessed: {
    subject: "有人输入了错误的验证码",
    body: "{hours} 小时内，您的账号被输入了 {count} 次错误的验证码。如果不是您本人操作，说明有人正在尝试进入您的账号：请不要将验证码告诉任何人，并修改密码。",
  },
  code_locked: {
    subject: "验证码已锁定 {hours} 小时",
    body: "您的账号被输入了 {count} 次错误的验证码。自第一次错误起 {hours} 小时内，此操作不再接受任何验证码。如果不是您本人操作，请修改密码。您仍可使用密码登录。",
  },
  password_changed: {
    subject: "您的密码已修改",
    body: "您账号的登录密码已修改，所有设备均已退出登录。如果不是您本人操作，请立即通过“忘记密码？”重置密码并联系我们。",
  },
  email_changed: {
    subject: "您的邮箱已更换",
    body: "您的账号已更换邮箱，此邮箱不再接收验证码。提现将锁定 24 小时。如果不是您本人操作，请登录并修改密码，然后联系我们。",
  },
};
