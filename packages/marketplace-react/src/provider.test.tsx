// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { proxy } from "valtio/vanilla";
import { expect, test } from "vitest";
import { type Store, useStore } from "./provider";

function Count({ store }: { store: Store<{ count: number }> }) {
  return <output>{useStore(store).count}</output>;
}

test("shows what changed, and follows another store", async () => {
  const store = { state: proxy({ count: 1 }) };
  const { rerender } = render(<Count store={store} />);
  expect(screen.getByRole("status").textContent).toBe("1");
  await act(async () => {
    store.state.count = 2;
  });
  expect(screen.getByRole("status").textContent).toBe("2");

  const other = { state: proxy({ count: 10 }) };
  rerender(<Count store={other} />);
  await act(async () => {
    other.state.count = 11;
    store.state.count = 3;
  });
  expect(screen.getByRole("status").textContent).toBe("11");
});

test("misses no change that an effect makes before it listens", () => {
  const store = { state: proxy({ count: 1 }) };
  function Changer() {
    useEffect(() => {
      store.state.count = 5;
    }, []);
    return <Count store={store} />;
  }
  const { rerender } = render(<Changer />);
  rerender(<Changer />);
  expect(screen.getByRole("status").textContent).toBe("5");
});

test("a change of unused parts keeps the same value", () => {
  const store = { state: proxy({ lines: [{ id: 1 }], note: "" }) };
  const seen = new Set<unknown>();
  function Lines() {
    seen.add(useStore(store).lines);
    return null;
  }
  const { rerender } = render(<Lines />);
  act(() => {
    store.state.note = "two";
  });
  rerender(<Lines />);
  expect(seen.size).toBe(1);
});

test("a server draws what a store holds at first, and what it holds now where it does not say", () => {
  const state = proxy({ count: 5 });
  expect(renderToString(<Count store={{ state, initialState: { count: 0 } }} />)).toBe("<output>0</output>");
  expect(renderToString(<Count store={{ state }} />)).toBe("<output>5</output>");
});
