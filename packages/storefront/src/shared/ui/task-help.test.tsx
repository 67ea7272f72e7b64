// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { Page } from "./page";
import { TaskContext } from "./task-help";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(isTask: boolean): Promise<HTMLElement | null> {
  stubServer();
  const services = openShop();
  await services.website.save({ web_name: "Harbor", service_url: "https://help.example/" });
  textOf(
    <TaskContext value={isTask}>
      <Page title="Payment">
        <p>Your order</p>
      </Page>
    </TaskContext>,
    services,
    await speak("en"),
  );
  return screen.queryByRole("link", { name: "Customer service" });
}

test("a screen with a task has customer service in its head", async () => {
  expect((await open(true))?.getAttribute("href")).toBe("https://help.example/");
});

test("another screen has not: its button floats there", async () => {
  expect(await open(false)).toBeNull();
});
