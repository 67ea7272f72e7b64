import type { Context } from "../context";
import { checkLongerLists } from "../lists";
import type { TestDataBuilder } from "../mutations/test-data-builder";
import type { RunSettings } from "../options";
import { books } from "./books";
import { carts } from "./carts";
import { disputeGoods } from "./dispute-goods";
import { edgeCases } from "./edges";
import { elsewhere } from "./elsewhere";
import { figures } from "./figures";
import { followed } from "./followed";
import { keys } from "./keys";
import { memberLists } from "./member-lists";
import { messages } from "./messages";
import { namedErrors } from "./named-errors";
import { offers } from "./offers";
import { orderRaces } from "./order-races";
import { possible } from "./possible";
import { priceTiers } from "./price-tiers";
import { readBack } from "./read-back";
import { rooms } from "./room";
import { runScenario, type Scenario } from "./scenario";
import { skuCodes } from "./sku-codes";
import { storeFigures } from "./store-figures";
import { storeProfile } from "./store-profile";
import { strangers } from "./strangers";
import { suggestions } from "./suggestions";
import { transitions } from "./transitions";
import { uploads } from "./uploads";
import { variants } from "./variants";
import { variantsOfOne } from "./variants-of-one";
import { walletRaces } from "./wallet-races";

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
  ...storeFigures,
  ...books,
  ...variants,
  ...priceTiers,
  ...rooms,
  ...carts,
  ...disputeGoods,
  ...storeProfile,
  ...suggestions,
  ...followed,
  ...uploads,
  ...namedErrors,
  ...transitions,
];

/** Checks that need several calls: states and sums of money, and with `races` parallel calls, also without `effects`. */
export async function checkScenarios(
  context: Context,
  ids: readonly string[],
  { effects, races }: RunSettings,
  builder: TestDataBuilder,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (context.profile.examples) return;
  const run = async (scenarios: readonly Scenario[], rounds: number) => {
    for (const scenario of scenarios) {
      if (signal?.aborted || !ids.includes(scenario.operation)) continue;
      await runScenario(builder, scenario, rounds);
    }
  };
  if (effects) {
    await run(effectScenarios, 1);
    if (!signal?.aborted) await checkLongerLists(context, ids);
  }
  if (!races) return;
  await run([...orderRaces, ...walletRaces], ROUNDS);
  // Check the books again after the races.
  if (effects) await run(books, 1);
}
