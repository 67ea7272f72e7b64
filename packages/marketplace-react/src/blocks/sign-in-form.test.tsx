// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderWith } from "../../test/render";
import { SignInForm } from "./sign-in-form";

test("a name that is pasted is sent without what came along, and the password as it is", async () => {
  const { market } = renderWith(
    <SignInForm words={{ account: "Account", password: "Password", signIn: "Sign in" }} />,
  );
  const signIn = vi.spyOn(market.auth, "signIn").mockImplementation(() => new Promise(() => undefined));
  fireEvent.change(screen.getByLabelText("Account"), { target: { value: " \u2068mira\u2069\u200b " } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: " secret-6 " } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Sign in" })));
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ account: "mira", password: " secret-6 " });
});
