import type { Language } from "./languages";
import { interpolate } from "./translate";

/** A mail in plain text. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
}

/** `code` carries an e-mail code; `known` goes to whoever registers with an address that has an account already. */
type Mails = Readonly<Record<"code" | "known", Mail>>;

/** Every mail in every language. */
export const MAILS: { readonly [Code in Language]: Mails } = {
  en: {
    code: {
      subject: "Your code: {code}",
      body: "Your code is {code}. It is valid for {seconds} seconds. If you did not ask for it, ignore this message and tell nobody the code.",
    },
    known: {
      subject: "You already have an account",
      body: "Somebody wanted to register with this email address, but it already has an account. If that was you, log in. Otherwise you need not do anything.",
    },
  },
  "zh-CN": {
    code: {
      subject: "您的验证码：{code}",
      body: "您的验证码是 {code}，{seconds} 秒内有效。如果不是您本人操作，请忽略此邮件，不要将验证码告诉任何人。",
    },
    known: {
      subject: "您已有账号",
      body: "有人想用此邮箱注册，但该邮箱已有账号。如果是您本人，请直接登录；否则无需任何操作。",
    },
  },
  tw: {
    code: {
      subject: "您的驗證碼：{code}",
      body: "您的驗證碼是 {code}，{seconds} 秒內有效。如果不是您本人操作，請忽略此郵件，不要將驗證碼告訴任何人。",
    },
    known: {
      subject: "您已有帳號",
      body: "有人想用此電子郵件註冊，但該電子郵件已有帳號。如果是您本人，請直接登入；否則不需任何操作。",
    },
  },
  ja: {
    code: {
      subject: "認証コード：{code}",
      body: "認証コードは {code} です。有効期間は {seconds} 秒です。お心当たりがない場合はこのメールを無視し、コードを誰にも教えないでください。",
    },
    known: {
      subject: "アカウントはすでにあります",
      body: "このメールアドレスで登録しようとした方がいますが、すでにアカウントがあります。ご本人の場合はログインしてください。そうでない場合は何もする必要はありません。",
    },
  },
  ko: {
    code: {
      subject: "인증번호: {code}",
      body: "인증번호는 {code}이며 {seconds}초 동안 유효합니다. 요청하지 않으셨다면 이 메일을 무시하고 인증번호를 누구에게도 알려 주지 마세요.",
    },
    known: {
      subject: "이미 계정이 있습니다",
      body: "누군가 이 이메일 주소로 가입하려고 했지만 이미 계정이 있습니다. 본인이라면 로그인하세요. 아니라면 아무것도 하지 않으셔도 됩니다.",
    },
  },
  vi: {
    code: {
      subject: "Mã của bạn: {code}",
      body: "Mã của bạn là {code}, có hiệu lực trong {seconds} giây. Nếu bạn không yêu cầu, hãy bỏ qua thư này và đừng cho ai biết mã.",
    },
    known: {
      subject: "Bạn đã có tài khoản",
      body: "Có người muốn đăng ký bằng địa chỉ email này, nhưng địa chỉ đã có tài khoản. Nếu là bạn, hãy đăng nhập. Nếu không, bạn không cần làm gì.",
    },
  },
  de: {
    code: {
      subject: "Ihr Code: {code}",
      body: "Ihr Code lautet {code}. Er gilt {seconds} Sekunden. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht und geben Sie den Code an niemanden weiter.",
    },
    known: {
      subject: "Sie haben bereits ein Konto",
      body: "Jemand wollte sich mit dieser E-Mail-Adresse registrieren, zu ihr gibt es aber schon ein Konto. Wenn Sie das waren, melden Sie sich an. Sonst müssen Sie nichts tun.",
    },
  },
  es: {
    code: {
      subject: "Tu código: {code}",
      body: "Tu código es {code}. Vale durante {seconds} segundos. Si no lo has pedido, ignora este mensaje y no des el código a nadie.",
    },
    known: {
      subject: "Ya tienes una cuenta",
      body: "Alguien ha querido registrarse con esta dirección de correo, pero ya tiene una cuenta. Si has sido tú, inicia sesión. Si no, no tienes que hacer nada.",
    },
  },
  pt: {
    code: {
      subject: "Seu código: {code}",
      body: "Seu código é {code}. Ele vale por {seconds} segundos. Se você não o pediu, ignore esta mensagem e não informe o código a ninguém.",
    },
    known: {
      subject: "Você já tem uma conta",
      body: "Alguém quis se cadastrar com este endereço de e-mail, mas ele já tem uma conta. Se foi você, entre. Caso contrário, não é preciso fazer nada.",
    },
  },
  ru: {
    code: {
      subject: "Ваш код: {code}",
      body: "Ваш код: {code}. Он действует {seconds} секунд. Если вы его не запрашивали, не обращайте внимания на это письмо и никому не сообщайте код.",
    },
    known: {
      subject: "У вас уже есть аккаунт",
      body: "Кто-то хотел зарегистрироваться с этим адресом, но для него уже есть аккаунт. Если это были вы, войдите. Если нет, ничего делать не нужно.",
    },
  },
  ar: {
    code: {
      subject: "رمزك: {code}",
      body: "رمزك هو {code} وهو صالح لمدة {seconds} ثانية. إذا لم تطلبه فتجاهل هذه الرسالة ولا تخبر أحدًا بالرمز.",
    },
    known: {
      subject: "لديك حساب بالفعل",
      body: "أراد شخص ما التسجيل بعنوان البريد هذا، لكنه مرتبط بحساب بالفعل. إن كنت أنت فسجّل الدخول، وإلا فلا يلزمك فعل شيء.",
    },
  },
  hi: {
    code: {
      subject: "आपका कोड: {code}",
      body: "आपका कोड {code} है। यह {seconds} सेकंड तक मान्य है। यदि आपने इसे नहीं माँगा, तो इस संदेश को अनदेखा करें और कोड किसी को न बताएँ।",
    },
    known: {
      subject: "आपका अकाउंट पहले से है",
      body: "किसी ने इस ईमेल पते से रजिस्टर करना चाहा, लेकिन इसका अकाउंट पहले से है। यदि वह आप थे, तो लॉग इन करें। नहीं तो आपको कुछ नहीं करना है।",
    },
  },
};

/** A mail in its reader's language, with its placeholders filled. */
export function writeMail(
  language: Language,
  kind: keyof Mails,
  values: Readonly<Record<string, unknown>> = {},
): Mail {
  const { subject, body } = MAILS[language][kind];
  return { subject: interpolate(language, subject, values), body: interpolate(language, body, values) };
}
