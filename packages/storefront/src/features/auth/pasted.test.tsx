// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MarketplaceError } from "marketplace-sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { LoginScreen } from "./login-screen";
import { RegisterScreen } from "./register-screen";

beforeEach(() => void vi.stubGlobal("fetch", never));
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
});

const never = () => new Promise<never>(() => undefined);

/** A screen for who is not signed in. @returns fills in the fields by their names, and sends the form */
async function show(Screen: () => React.ReactNode, search = "") {
  const [services, i18n] = [openShop(search), await speak("en")];
  services.session.logout();
  const { auth } = services.market;
  const sent = {
    login: vi.spyOn(auth, "login").mockImplementation(never),
    register: vi.spyOn(auth, "register").mockImplementation(never),
    resetPassword: vi.spyOn(auth, "resetPassword").mockImplementation(never),
  };
  render(
    <Surroundings services={services} i18n={i18n}>
      <Screen />
    </Surroundings>,
  );
  const send = async (values: Record<string, string>) => {
    const form = screen.getByLabelText<HTMLInputElement>(/password$/i, { selector: "[name*=password]" }).form;
    if (!form) throw new Error("No form.");
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) throw new Error(`No field ${name}.`);
      if (field.maxLength > 0) expect(value.length).toBeLessThanOrEqual(field.maxLength);
      fireEvent.change(field, { target: { value } });
    }
    await act(async () => void fireEvent.submit(form));
  };
  return { sent, send };
}

/** As chats, documents and address books copy a text: between marks of direction, with a sign without width at its end. */
const copied = (text: string): string => `\u2068${text}\u2069\u200b `;

test("who pastes a user name signs in with the name alone, and the password as it is", async () => {
  const { sent, send } = await show(LoginScreen);
  await send({ account: copied("mira"), password: copied("secret-6") });
  expect(sent.login).toHaveBeenCalledExactlyOnceWith({ account: "mira", password: copied("secret-6") });
});

test("where the server wants a code, too, it is sent with the address it went to", async () => {
  const { sent, send } = await show(LoginScreen);
  const details = {
    kind: "api",
    operation: "auth.login",
    attempts: 1,
    code: 0,
    reason: "code_required",
  } as const;
  const msg = "Log in with a code.";
  sent.login.mockRejectedValueOnce(new MarketplaceError(msg, { ...details, msg }));
  await send({ account: copied("mira@mail.example"), password: "secret-6" });
  expect(screen.getByText(msg)).toBeDefined();
  await send({ code: "123 456" });
  expect(sent.login).toHaveBeenLastCalledWith({
    account: "mira@mail.example",
    password: "secret-6",
    code: "123456",
  });
});

test.each(["123456", "123 456", "123-456", "1 2 3 4 5 6", "１２３ ４５６", copied("123–456")])(
  "a code that is pasted as “%s” is sent without what divides it",
  async (code) => {
    const { sent, send } = await show(LoginScreen, "?forgot=1");
    await send({ email: "mira@mail.example", code, newpassword: "teapot-6", repeat: "teapot-6" });
    expect(sent.resetPassword.mock.calls[0]?.[0]).toMatchObject({ captcha: "123456" });
  },
);

test("names and addresses of a registration are sent without marks", async () => {
  const { sent, send } = await show(RegisterScreen);
  await send({
    username: copied("mira"),
    email: copied("mira@mail.example"),
    code: "123 456",
    password: "teapot-6",
    repeat: "teapot-6",
    invite_code: copied("HARBOUR"),
  });
  expect(sent.register.mock.calls[0]?.[0]).toEqual({
    username: "mira",
    email: "mira@mail.example",
    code: "123456",
    password: "teapot-6",
    invite_code: "HARBOUR",
  });
});
