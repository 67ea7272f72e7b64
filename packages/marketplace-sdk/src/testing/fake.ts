import { createMarketplace, type Marketplace } from "../client";
import { operations } from "../generated/operations";
import type { CallOptions, MarketplaceOptions } from "../options";
import { type AnyMethod, methodOf } from "../query/method-of";
import { arrive } from "./faults";
import { answerers, type Replies } from "./replies";

/** A call a fake has seen. */
export interface FakeCall {
  /** Id of the operation, such as `auth.login`. */
  readonly operation: string;
  readonly input: unknown;
  readonly options: CallOptions | undefined;
}

/** A client whose server is a table of replies. */
export interface FakeMarketplace extends Marketplace {
  /** Every call of a method, in order. */
  readonly calls: readonly FakeCall[];
}

/**
 * The real client over a fake server: envelopes, errors, session and callbacks behave as they do in earnest, without
 * network and without retries. A method without a reply rejects with a plain error that names it.
 * @param options As for the real client; `baseUrl` and `fetch` have no effect.
 */
export function createFakeMarketplace(
  replies: Replies,
  options: Partial<Omit<MarketplaceOptions, "baseUrl" | "fetch">> = {},
): FakeMarketplace {
  const known = answerers(replies);
  const calls: FakeCall[] = [];
  const market = createMarketplace({
    retry: { limit: 0 },
    ...options,
    baseUrl: "https://fake.test",
    async fetch(url, init) {
      const request = new Request(url, init);
      const { pathname } = new URL(url);
      // By path alone: an override may send a GET as a POST.
      const matches = known.filter(({ operation }) => operation.path === pathname);
      const found = matches.find(({ operation }) => operation.method === request.method) ?? matches[0];
      if (!found) throw noReply(pathname);
      return arrive(await found.answer(request));
    },
  });

  for (const { id } of operations) {
    const [resource = "", verb = ""] = id.split(".");
    const method = methodOf(market, resource, verb);
    const watched: AnyMethod = async (input, callOptions) => {
      calls.push({ operation: id, input, options: callOptions });
      if (!known.some(({ operation }) => operation.id === id)) throw noReply(id);
      return method(input, callOptions);
    };
    Reflect.set(Reflect.get(market, resource), verb, watched);
  }
  return Object.assign(market, { calls });
}

const noReply = (name: string): Error =>
  new Error(`The fake marketplace has no reply for ${name}: add one to the replies it is created with.`);
