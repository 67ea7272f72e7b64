import { act, fireEvent, screen } from "@testing-library/react";
import type { FakeMarketplace } from "marketplace-sdk/testing";
import type { ReactNode } from "react";
import { blockLabels } from "../src/block-labels/en";
import { fakeServices, renderWith } from "./render";

/** Renders a block for a user who is signed in. */
export async function renderSignedIn(block: ReactNode, ...options: Parameters<typeof fakeServices>) {
  const fake = fakeServices(...options);
  await signInAs(fake.services);
  const view = renderWith(block, {}, fake);
  await act(() => fake.services.session.user());
  return view;
}

/** A session without a call. */
export const signInAs = ({ session }: Pick<ReturnType<typeof fakeServices>["services"], "session">) =>
  session.save({ id: 7, token: "token" });

/** Presses a button once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
}

/** Types into fields by their labels, once they are there. */
export async function type(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    await act(async () => void fireEvent.change(field, { target: { value } }));
  }
}

/** What a field holds. */
export const typedIn = async (label: string): Promise<string> =>
  (await screen.findByLabelText<HTMLInputElement>(label)).value;

/** The inputs of an operation's calls. */
export const sent = ({ calls }: FakeMarketplace, operation: string): unknown[] =>
  calls.filter((call) => call.operation === operation).map(({ input }) => input);

/** Signs in where a block asks for it. */
export async function signInAgain(): Promise<void> {
  const { account, password, logIn } = blockLabels.signIn;
  await type({ [account]: "mira", [password]: "quiet-harbour-9" });
  await press(logIn);
}
