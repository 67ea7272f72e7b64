import { randomUUID } from "node:crypto";
import type { Fields } from "../../../src/check/json";
import { escapeHtml } from "./dialect";

/** What a controller answers: code, sentence and data. */
export type Answer = readonly [code: number, msg: unknown, data?: unknown];

interface User {
  readonly id: number;
  username: string;
  password: string;
  nickname: string;
  avatar: string;
  bio: string;
}

/** Rows of the tables that calls can leave behind. */
export interface Rows {
  users: number;
  codes: (string | null)[];
}

export const INVALID: Answer = [0, "参数不正确"];
export const LOG_IN_FIRST: Answer = [401, "请登录后操作"];

/** Users, sessions and e-mail codes of a stock server: its controllers `user` and `ems`. */
export function createUsers() {
  const mira: User = {
    id: 1,
    username: "mira",
    password: "lantern-77",
    nickname: "O'Brien & Sons",
    avatar: "",
    bio: "",
  };
  const users: User[] = [mira];
  const sessions = new Map<string, User>();
  const codes: (string | null)[] = [];

  const text = (fields: Fields, name: string) => String(fields[name] ?? "").trim();

  const userinfo = (user: User) => {
    const token = randomUUID();
    sessions.set(token, user);
    const now = 1_795_175_706;
    return {
      id: user.id,
      username: user.username,
      nickname: escapeHtml(user.nickname),
      mobile: null,
      avatar: user.avatar,
      score: 0,
      token,
      user_id: user.id,
      createtime: now,
      expiretime: now + 2_592_000,
      expires_in: 2_592_000,
    };
  };

  /** By action of the controller `user`; `user` is undefined for a call without a valid token. */
  const actions: Readonly<Record<string, (fields: Fields, user: User, token: string) => Answer>> = {
    index: (_, { nickname }) => [1, "", { welcome: escapeHtml(nickname) }],
    logout: (_, __, token) => {
      sessions.delete(token);
      return [1, "退出成功", null];
    },
    profile: (fields, user) => {
      // What is omitted is cleared.
      user.avatar = text(fields, "avatar");
      user.bio = text(fields, "bio");
      if (text(fields, "nickname")) user.nickname = text(fields, "nickname");
      return [1, "", null];
    },
    change: (fields, user, token) => {
      const [old, next] = [text(fields, "oldpassword"), text(fields, "newpassword")];
      if (!old || !next) return [0, { newpassword: "密码不能为空" }];
      if (old !== user.password) return [0, "原密码不正确"];
      if (!/^\S{6,30}$/.test(next)) return [0, { newpassword: "密码必须6-30个字符" }];
      user.password = next;
      sessions.delete(token);
      return [1, "密码重置成功", null];
    },
  };

  const open: Readonly<Record<string, (fields: Fields) => Answer>> = {
    login(fields) {
      const [account, password] = [text(fields, "account"), text(fields, "password")];
      if (!account || !password) return INVALID;
      const user = users.find((one) => one.username === account);
      if (!user) return [0, "账户不正确"];
      return user.password === password ? [1, "登录成功", { userinfo: userinfo(user) }] : [0, "密码不正确"];
    },
    // Without an add-on, the code has to come by SMS.
    register: (fields) =>
      text(fields, "username") && text(fields, "password") ? [0, "验证码不正确"] : INVALID,
    // It asks nobody to sign in.
    changeemail: (fields) =>
      text(fields, "email") && text(fields, "captcha") ? [0, "验证码不正确"] : INVALID,
    resetpwd: (fields) =>
      text(fields, "newpassword") && text(fields, "captcha") ? [0, "验证码不正确"] : INVALID,
  };

  return {
    rows: (): Rows => ({ users: users.length, codes: [...codes] }),
    mira,
    isSession: (token: string) => sessions.has(token),
    sessions: () => sessions.size,
    answer(action: string, fields: Fields, token: string): Answer | undefined {
      const user = sessions.get(token);
      if (Object.hasOwn(open, action)) return open[action]?.(fields);
      if (!Object.hasOwn(actions, action)) return undefined;
      return user ? actions[action]?.(fields, user, token) : LOG_IN_FIRST;
    },
    upload(fields: Fields, token: string): Answer {
      if (!sessions.has(token)) return LOG_IN_FIRST;
      if (!(fields.file instanceof File)) return [0, "未上传文件或超出服务器上传限制"];
      const url = "/uploads/20261120/8f14e45f.png";
      return [1, "上传成功", { url, fullurl: `http://fastadmin.example${url}` }];
    },
    /** Reads the body alone: a GET stores NULL and "succeeds". */
    sendCode(body: Fields): Answer {
      codes.push(body.email === undefined ? null : text(body, "email"));
      return [1, "发送成功", null];
    },
  };
}
