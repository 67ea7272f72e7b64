import { expectTypeOf, test } from "vitest";
import {
  createEventEmitter,
  logEvents,
  type MarketplaceEvent,
  type MarketplaceEventListener,
} from "../../src/debug/index";
import type { CallEvent, MarketplaceOptions } from "../../src/index";

test("the emitter fits the client's option, and logEvents the emitter", () => {
  expectTypeOf(createEventEmitter().emit).toExtend<NonNullable<MarketplaceOptions["onEvent"]>>();
  expectTypeOf(logEvents()).toEqualTypeOf<MarketplaceEventListener>();
  // @ts-expect-error: not a place to write lines
  logEvents({ info: () => {} });
});

test("events are distinguished by their type", () => {
  createEventEmitter((event) => {
    expectTypeOf(event).toEqualTypeOf<MarketplaceEvent>();
    if (event.type === "deprecation") expectTypeOf(event.sunset).toEqualTypeOf<string | undefined>();
    else expectTypeOf(event).toEqualTypeOf<CallEvent>();
  });
});
