// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { fail, fault, ok, sequence } from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import { press, sent, type, typedIn } from "../../test/block";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { blockLabels } from "../block-labels/en";
import { labels } from "../labels/en";
import { SignIn } from "./sign-in";
import { fill } from "./use-block-texts";

const t = blockLabels.signIn;
const signedIn = ok({ userinfo: { id: 7, token: "token" } });

test("a name that is pasted is sent without what came along, and the password as it is", async () => {
  const { market, services } = renderWith(<SignIn />, { "auth.login": signedIn });
  await type({ [t.account]: " \u2068mira\u2069\u200b ", [t.password]: " secret-6 " });
  await press(t.logIn);
  expect(sent(market, "auth.login")).toEqual([{ account: "mira", password: " secret-6 " }]);
  expect(services.session.state.loggedIn).toBe(true);
});

test("a new device is asked for a code by e-mail, and the password stays", async () => {
  const needsCode = fail(0, "A code is needed.", "code_required");
  const { market } = renderWith(<SignIn />, {
    "auth.login": sequence(needsCode, signedIn),
    "auth.sendEmailCode": ok(null),
  });
  await type({ [t.account]: "mira@mail.example", [t.password]: "quiet-harbour-9" });
  await press(t.logIn);
  expect(await typedIn(t.email)).toBe("mira@mail.example");
  await press(t.sendCode);
  await screen.findByText(fill(t.codeSent, { email: "mira@mail.example" }));
  expect(sent(market, "auth.sendEmailCode")).toEqual([{ email: "mira@mail.example", event: "login" }]);
  const again = screen.getByRole<HTMLButtonElement>("button", { name: fill(t.codeWait, { seconds: 60 }) });
  expect(again.disabled).toBe(true);
  await type({ [t.code]: "123 456" });
  await press(t.logIn);
  expect(sent(market, "auth.login").at(-1)).toEqual({
    account: "mira@mail.example",
    password: "quiet-harbour-9",
    code: "123456",
  });
});

test("what the server refuses is said, and can be sent again", async () => {
  const { services } = renderWith(<SignIn />, {
    "auth.login": sequence(fail(0, "Wrong password."), signedIn),
  });
  await type({ [t.account]: "mira", [t.password]: "not it" });
  await press(t.logIn);
  await screen.findByText("Wrong password.");
  await type({ [t.password]: "quiet-harbour-9" });
  expect(screen.queryByText("Wrong password.")).toBeNull();
  await press(t.logIn);
  expect(services.session.state.loggedIn).toBe(true);
});

const account = {
  [t.username]: "mira",
  [t.email]: "mira@mail.example",
  [t.code]: "123456",
  [t.password]: "quiet-harbour-9",
  [t.repeat]: "quiet-harbour-9",
};

test("a new account is made with the code, and signed in", async () => {
  const { market, services } = renderWith(<SignIn />, { "auth.register": signedIn });
  await press(t.createAccount);
  await type(account);
  await press(t.register);
  expect(sent(market, "auth.register")).toEqual([
    { username: "mira", password: "quiet-harbour-9", email: "mira@mail.example", code: "123456" },
  ]);
  expect(services.session.state.loggedIn).toBe(true);
});

test("a server without e-mail is sent no address", async () => {
  const { market } = renderWith(<SignIn withEmail={false} />, { "auth.register": signedIn });
  await press(t.createAccount);
  expect(screen.queryByLabelText(t.email)).toBeNull();
  await type({ [t.username]: "mira", [t.password]: "quiet-harbour-9", [t.repeat]: "quiet-harbour-9" });
  await press(t.register);
  expect(sent(market, "auth.register")).toEqual([{ username: "mira", password: "quiet-harbour-9" }]);
});

test("another password in the second field is not sent", async () => {
  const { market } = renderWith(<SignIn />);
  await press(t.createAccount);
  await type({ ...account, [t.repeat]: "quiet-harbour-8" });
  await press(t.register);
  expect((await screen.findByLabelText(t.repeat)).getAttribute("aria-invalid")).toBe("true");
  await screen.findByText(t.passwordsDiffer);
  expect(sent(market, "auth.register")).toEqual([]);
});

test("a refusal is next to the field that it is about", async () => {
  const taken = fail(0, "This name is taken.", "username_taken");
  renderWith(<SignIn />, { "auth.register": taken });
  await press(t.createAccount);
  await type(account);
  await press(t.register);
  const field = await screen.findByLabelText(t.username);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
});

test("an account whose answer was lost is signed in, not made twice", async () => {
  const { market, services } = renderWith(<SignIn />, {
    "auth.register": fault("refused"),
    "auth.login": signedIn,
  });
  await press(t.createAccount);
  await type(account);
  await press(t.register);
  await screen.findByText(labels.failure.network);
  await press(t.register);
  expect(sent(market, "auth.register")).toHaveLength(1);
  expect(sent(market, "auth.login")).toEqual([{ account: "mira", password: "quiet-harbour-9" }]);
  expect(services.session.state.loggedIn).toBe(true);
});

test("what was typed survives a reload, but no password and no code", async () => {
  const storages = fakeStorages();
  const before = renderWith(<SignIn />, {}, fakeServices({}, storages));
  await press(t.createAccount);
  await type(account);
  before.unmount();
  renderWith(<SignIn />, {}, fakeServices({}, storages));
  await press(t.createAccount);
  expect(await typedIn(t.username)).toBe("mira");
  expect(await typedIn(t.email)).toBe("mira@mail.example");
  for (const label of [t.code, t.password, t.repeat]) expect(await typedIn(label)).toBe("");
  for (const stored of [storages.tab, storages.device]) {
    const texts = Array.from({ length: stored.length }, (_, index) =>
      stored.getItem(stored.key(index) ?? ""),
    );
    expect(texts.join()).not.toContain("quiet-harbour-9");
  }
});

test("a forgotten password is set with a code; signing in comes next", async () => {
  const { market } = renderWith(<SignIn />, { "auth.resetPassword": ok(null) });
  await press(t.forgotten);
  await type({
    [t.email]: "mira@mail.example",
    [t.code]: "123-456",
    [t.newPassword]: "quiet-harbour-9",
    [t.repeat]: "quiet-harbour-9",
  });
  await press(t.setPassword);
  await screen.findByText(t.passwordSet);
  expect(sent(market, "auth.resetPassword")).toEqual([
    { type: "email", email: "mira@mail.example", captcha: "123456", newpassword: "quiet-harbour-9" },
  ]);
  await screen.findByLabelText(t.account);
});
