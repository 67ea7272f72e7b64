import { describe, expect, it } from "vitest";
import { createOptimisticToggle } from "./optimistic-toggle";

/** A server that responds on demand. */
function setup() {
  const sent: boolean[] = [];
  const shown: boolean[] = [];
  const waiting: PromiseWithResolvers[] = [];
  const toggle = createOptimisticToggle({
    send(wanted) {
      sent.push(wanted);
      return new Promise<boolean>((resolve, reject) => waiting.push({ resolve, reject }));
    },
    onChange: (state) => shown.push(state),
  });
  const answer = async (state: boolean | Error): Promise<void> => {
    const request = waiting.shift();
    if (state instanceof Error) request?.reject(state);
    else request?.resolve(state);
    // Lets the continuation of the answered request run.
    await new Promise((done) => setImmediate(done));
  };
  return { toggle, sent, shown, answer, waiting };
}

interface PromiseWithResolvers {
  resolve: (state: boolean) => void;
  reject: (error: Error) => void;
}

describe("createOptimisticToggle", () => {
  it("shows the toggle at once and then the server's word", async () => {
    const { toggle, sent, shown, answer } = setup();
    toggle.set(true, false);
    expect(shown).toEqual([true]);
    await answer(true);
    expect(sent).toEqual([true]);
    expect(shown).toEqual([true, true]);
  });

  it("believes a server that answers otherwise, without asking again", async () => {
    const { toggle, sent, shown, answer } = setup();
    toggle.set(true, false);
    await answer(false);
    expect(sent).toEqual([true]);
    expect(shown.at(-1)).toBe(false);
  });

  it("lets only the last of many taps count, one request at a time", async () => {
    const { toggle, sent, shown, answer, waiting } = setup();
    toggle.set(true, false);
    toggle.set(false, true);
    toggle.set(true, false);
    toggle.set(false, true);
    expect(waiting).toHaveLength(1);
    await answer(true);
    expect(sent).toEqual([true, false]);
    await answer(false);
    expect(sent).toEqual([true, false]);
    expect(shown.at(-1)).toBe(false);
  });

  it("needs no second request when the taps end where the first one led", async () => {
    const { toggle, sent, answer } = setup();
    toggle.set(true, false);
    toggle.set(false, true);
    toggle.set(true, false);
    await answer(true);
    expect(sent).toEqual([true]);
  });

  it("goes back when the server refuses, and takes the next toggle", async () => {
    const { toggle, sent, shown, answer } = setup();
    toggle.set(true, false);
    await answer(new Error("refused"));
    expect(shown.at(-1)).toBe(false);
    toggle.set(true, false);
    expect(sent).toEqual([true, true]);
  });

  it("goes back to the last answer when a later request fails", async () => {
    const { toggle, shown, answer } = setup();
    toggle.set(true, false);
    toggle.set(false, true);
    await answer(true);
    await answer(new Error("refused"));
    expect(shown.at(-1)).toBe(true);
  });
});
