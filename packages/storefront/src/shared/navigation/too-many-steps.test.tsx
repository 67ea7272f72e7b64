// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { createLocation } from "./location";

test("where the browser allows no further step, the page loads anew at the address", () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  const pushState = vi.spyOn(history, "pushState").mockImplementation(() => {
    throw new DOMException("100 times per 10 seconds", "SecurityError");
  });
  const location = createLocation({ orderOf: () => 0 });
  const heard = vi.fn();
  location.subscribe(heard);
  location.navigate("/product");
  expect(assign).toHaveBeenCalledExactlyOnceWith("/product");
  expect(heard).not.toHaveBeenCalled();
  pushState.mockRestore();
  location.navigate("/cart");
  expect(location.current()).toMatchObject({ pathname: "/cart", index: 1 });
});
