import { expectTypeOf, test } from "vitest";
import { createEvents, debugLog, type Listener, type MarketplaceEvent } from "../../src/debug/index";
import type { CallEvent, MarketplaceOptions } from "../../src/index";

test("the stream fits the client's option, the logger the stream", () => {
  expectTypeOf(createEvents().emit).toExtend<NonNullable<MarketplaceOptions["onEvent"]>>();
  expectTypeOf(debugLog()).toEqualTypeOf<Listener>();
  // @ts-expect-error: not a place to write lines
  debugLog({ info: () => {} });
});

test("events tell each other apart by their type", () => {
  createEvents((event) => {
    expectTypeOf(event).toEqualTypeOf<MarketplaceEvent>();
    if (event.type === "deprecation") expectTypeOf(event.sunset).toEqualTypeOf<string | undefined>();
    else expectTypeOf(event).toEqualTypeOf<CallEvent>();
  });
});
