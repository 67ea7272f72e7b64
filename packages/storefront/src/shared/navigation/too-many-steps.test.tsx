// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { createNavigation } from "./navigation";

test("where the browser allows no further step, the page loads anew at the address", () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  const pushState = vi.spyOn(history, "pushState").mockImplementation(() => {
    throw new DOMException("100 times per 10 seconds", "SecurityError");
  });
  const navigation = createNavigation({ orderOf: () => 0 });
  const heard = vi.fn();
  navigation.subscribe(heard);
  navigation.navigate("/product");
  expect(assign).toHaveBeenCalledExactlyOnceWith("/product");
  expect(heard).not.toHaveBeenCalled();
  pushState.mockRestore();
  navigation.navigate("/cart");
  expect(navigation.current()).toMatchObject({ pathname: "/cart", index: 1 });
});
