import type { Context } from "../ask.js";
import { checkLongerLists } from "../lists.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import type { RunSettings } from "../options.js";
import { books } from "./books.js";
import { carts } from "./carts.js";
import { deliveryTerms } from "./delivery-terms.js";
import { disputeGoods } from "./dispute-goods.js";
import { edgeCases } from "./edges.js";
import { elsewhere } from "./elsewhere.js";
import { figures } from "./figures.js";
import { followed } from "./followed.js";
import { keys } from "./keys.js";
import { memberLists } from "./member-lists.js";
import { messages } from "./messages.js";
import { namedErrors } from "./named-errors.js";
import { offers } from "./offers.js";
import { orderRaces } from "./order-races.js";
import { possible } from "./possible.js";
import { priceTiers } from "./price-tiers.js";
import { productFacts } from "./product-facts.js";
import { readBack } from "./read-back.js";
import { rooms } from "./room.js";
import { runScenario, type Scenario } from "./scenario.js";
import { skuCodes } from "./sku-codes.js";
import { storeFigures } from "./store-figures.js";
import { storeProfile } from "./store-profile.js";
import { strangers } from "./strangers.js";
import { suggestions } from "./suggestions.js";
import { transitions } from "./transitions.js";
import { uploads } from "./uploads.js";
import { variants } from "./variants.js";
import { variantsOfOne } from "./variants-of-one.js";
import { walletRaces } from "./wallet-races.js";

/** Runs of each race: two calls that can collide do not do so each time. */
const ROUNDS = 3;

const effectScenarios: readonly Scenario[] = [
  ...figures,
  ...elsewhere,
  ...edgeCases,
  ...readBack,
  ...keys,
  ...strangers,
  ...variantsOfOne,
  ...memberLists,
  ...messages,
  ...offers,
  ...possible,
  ...skuCodes,
  ...productFacts,
  ...storeFigures,
  ...books,
  ...variants,
  ...priceTiers,
  ...rooms,
  ...carts,
  ...disputeGoods,
  ...storeProfile,
  ...deliveryTerms,
  ...suggestions,
  ...followed,
  ...uploads,
  ...namedErrors,
  ...transitions,
];

const races: readonly Scenario[] = [...orderRaces, ...walletRaces];

/** Every scenario there is. */
export const allScenarios: readonly Scenario[] = [...effectScenarios, ...races];

/** Checks that need several calls: states and sums of money, and with `races` parallel calls, also without `effects`. */
export async function checkScenarios(
  context: Context,
  ids: readonly string[],
  settings: RunSettings,
  builder: TestDataBuilder,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (context.profile.examples) return;
  const run = async (scenarios: readonly Scenario[], rounds: number) => {
    for (const scenario of scenarios) {
      if (signal?.aborted || !ids.includes(scenario.operation) || !settings.rules.includes(scenario.rule))
        continue;
      await runScenario(builder, scenario, rounds);
    }
  };
  if (settings.effects) {
    await run(effectScenarios, 1);
    if (!signal?.aborted) await checkLongerLists(context, ids);
  }
  if (!settings.races) return;
  await run(races, ROUNDS);
  // Check the books again after the races.
  if (settings.effects) await run(books, 1);
}
