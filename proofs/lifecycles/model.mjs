// The lifecycles of the contract as a model that can be walked: rows with their states and money, and what may happen next.

/**
 * @typedef {import("marketplace-contract").Lifecycle} Lifecycle
 * @typedef {import("marketplace-contract").Invariant} Invariant
 * @typedef {import("marketplace-contract").Cause} Cause
 * @typedef {import("marketplace-contract").Transition} Transition
 * @typedef {import("marketplace-contract").MoneyMove} MoneyMove
 *
 * @typedef {object} Contract
 * @property {Readonly<Record<string, Lifecycle>>} lifecycles
 * @property {Readonly<Record<string, { readonly [name: string]: Invariant }>>} invariants
 * @property {(operation: string) => string} idempotencyOf
 *
 * @typedef {object} Row
 * @property {string} schema
 * @property {string | null} status null before it is made
 * @property {number} escrow
 * @property {number} hold
 * @property {number} store
 * @property {number} back what was refunded or credited
 * @property {number} proofs
 *
 * @typedef {{ operation: string, row: number, isDone: boolean, effects: number }} Call a call whose answer did not come
 * @typedef {{ rows: Row[], balance: number, outside: number, calls: Record<string, Call | null> }} World
 * @typedef {{ label: string, world: World }} Edge
 * @typedef {{ rows: readonly string[], start?: Readonly<Record<number, string>>, balance: number, outside: number, actors: readonly string[] }} Scene
 */

/** What one order, withdrawal or top-up is worth: two, so that there is a part of it. */
export const WORTH = 2;
const MAX_PROOFS = 3;
/** Effects of one call are counted up to here, so that there is an end to the states. */
const TWICE = 2;

/** @param {Scene} scene @returns {World} */
export const beginning = ({ rows, start = {}, balance, outside, actors }) => ({
  rows: rows.map((schema, at) => ({
    schema,
    status: start[at] ?? null,
    escrow: 0,
    hold: 0,
    store: 0,
    back: 0,
    proofs: 0,
  })),
  balance,
  outside,
  calls: Object.fromEntries(actors.map((actor) => [actor, null])),
});

/** @param {World} world @returns {World} */
const copyOf = (world) => ({ ...world, rows: world.rows.map((row) => ({ ...row })) });

/** @param {Contract} contract */
export function createModel({ lifecycles, idempotencyOf }) {
  /** @param {string} schema @returns {Lifecycle} */
  const lifecycleOf = (schema) => {
    const found = lifecycles[schema];
    if (!found) throw new Error(`${schema} has no lifecycle`);
    return found;
  };
  /** @param {World} world @param {number} at */
  const rowAt = (world, at) => /** @type {Row} */ (world.rows[at]);
  /** The row that it belongs to. @param {World} world @param {number} at */
  const holderOf = (world, at) =>
    world.rows.find(({ schema }) => schema === lifecycleOf(rowAt(world, at).schema).of);
  /** @param {World} world @param {string} schema */
  const heldBy = (world, schema) => world.rows.filter((row) => lifecycleOf(row.schema).of === schema);
  /** Whether anybody has to do something. @param {Row} row */
  const isAwaiting = ({ schema, status }) =>
    status !== null && lifecycleOf(schema).states[status]?.awaits !== undefined;
  /** @param {Row} row */
  const isOpen = ({ schema, status }) => status !== null && !lifecycleOf(schema).final.includes(status);

  /**
   * Conditions that the contract has in words. One that is not here depends on what the model leaves out, and may hold or not.
   * @type {Readonly<Record<string, (world: World, at: number) => boolean | undefined>>}
   */
  const conditions = {
    "no order is left": (world, at) =>
      heldBy(world, rowAt(world, at).schema).every(({ status }) => status !== "unpaid"),
    "no coins are on their way": (world, at) => holderOf(world, at)?.status !== "processing",
    "no dispute is open": (world, at) => !heldBy(world, rowAt(world, at).schema).some(isOpen),
    "the dispute refunds all of it": (world, at) => rowAt(world, at).escrow === 0,
    "the dispute refunds a part": (world, at) => rowAt(world, at).escrow > 0,
    "the request is open": (world, at) => holderOf(world, at)?.status === "open",
    "a proof is left": (world, at) => rowAt(world, at).proofs < MAX_PROOFS,
  };
  /** @param {World} world @param {number} at @param {string | undefined} words */
  const holds = (world, at, words) => words === undefined || conditions[words]?.(world, at) !== false;

  /**
   * Moves money of a row. There are two worlds where all or a part may be moved, and none where it is not there.
   * @param {World} before @param {number} at @param {readonly MoneyMove[]} moves @returns {World[]}
   */
  const move = (before, at, moves) =>
    moves.reduce((worlds, step) => worlds.flatMap((world) => moved(world, at, step)), [before]);

  /** @param {World} before @param {number} at @param {MoneyMove} step @returns {World[]} */
  function moved(before, at, { from, to, amount }) {
    const { schema } = rowAt(before, at);
    // A payment moves the money of each of its unpaid orders.
    if (schema === "Payment" && from !== "order" && to === "escrow") {
      return before.rows.reduce(
        (worlds, row, place) =>
          row.schema === "Order" && row.status === "unpaid"
            ? worlds.flatMap((world) => transfer(world, place, from, to, WORTH))
            : worlds,
        [before],
      );
    }
    // A dispute moves the money of its order.
    const holder = holderOf(before, at);
    const place = from === "order" && holder ? before.rows.indexOf(holder) : at;
    const row = rowAt(before, place);
    const source = from === "order" ? (row.escrow > 0 ? "escrow" : "store") : from;
    const all = source === "balance" || source === "outside" ? WORTH : row[source];
    const sums = amount === "all" ? [all] : amount === "part" ? [1] : [...new Set([all, 1])];
    return sums.flatMap((sum) =>
      transfer(before, place, source, to, sum).map((world) => {
        if (place !== at && to === "balance") rowAt(world, at).back += sum;
        return world;
      }),
    );
  }

  /**
   * @param {World} before @param {number} at @param {"balance" | "outside" | "escrow" | "hold" | "store"} from
   * @param {MoneyMove["to"]} to @param {number} sum @returns {World[]}
   */
  function transfer(before, at, from, to, sum) {
    const world = copyOf(before);
    const row = rowAt(world, at);
    if (from === "balance" || from === "outside") {
      // Nobody can spend what is not there; what a row is to hold and does not is for the invariants to find.
      if (world[from] < sum) return [];
      world[from] -= sum;
    } else row[from] -= sum;
    if (to === "balance" || to === "outside") world[to] += sum;
    else if (to !== "order") row[to] += sum;
    if (to === "balance" && from !== "hold") row.back += sum;
    return [world];
  }

  /**
   * Fires an event on a row, and everything that follows on it.
   * @param {World} before @param {number} at @param {string} event @param {Cause} cause @returns {World[]} none where it is refused
   */
  function fire(before, at, event, cause) {
    const { schema, status } = rowAt(before, at);
    const step = lifecycleOf(schema).transitions.find((one) => one.from === status && one.event === event);
    if (!step || (step.only && step.only !== cause.by)) return [];
    if (!holds(before, at, step.guard) || !holds(before, at, cause.when)) return [];
    return move(before, at, step.money ?? []).flatMap((paid) => {
      const world = copyOf(paid);
      const row = rowAt(world, at);
      row.status = step.to;
      if (event === "submit") row.proofs++;
      return follow(world, `${schema}.${event}`);
    });
  }

  /** Rows that something makes. @param {World} world @param {(cause: Cause) => boolean} isIt @returns {number[]} */
  const madeBy = (world, isIt) =>
    world.rows.flatMap((row, at) => {
      if (row.status !== null) return [];
      const holder = holderOf(world, at);
      const isMade = lifecycleOf(row.schema).made.some(
        (cause) =>
          isIt(cause) &&
          (!cause.in || cause.in.includes(holder?.status ?? "")) &&
          holds(world, at, cause.when),
      );
      return isMade ? [at] : [];
    });

  /** @param {World} before @param {number} at @param {Cause | undefined} cause @returns {World[]} */
  const make = (before, at, cause) =>
    move(before, at, cause?.money ?? []).map((paid) => {
      const world = copyOf(paid);
      rowAt(world, at).status = lifecycleOf(rowAt(world, at).schema).start[0] ?? null;
      return world;
    });

  /** @param {World} before @param {string} event @returns {World[]} */
  function follow(before, event) {
    const made = madeBy(before, ({ follows }) => follows === event);
    let worlds = [made.reduce((world, at) => make(world, at, undefined)[0] ?? world, before)];
    for (const at of before.rows.keys()) {
      worlds = worlds.flatMap((world) => {
        const row = rowAt(world, at);
        if (row.status === null) return [world];
        const after = Object.entries(lifecycleOf(row.schema).events).flatMap(([name, causes]) =>
          causes.filter(({ follows }) => follows === event).flatMap((cause) => fire(world, at, name, cause)),
        );
        return after.length > 0 ? after : [world];
      });
    }
    return worlds;
  }

  /** What a call of an actor does on the server now; nothing where it is refused. @param {World} world @param {string} operation @param {number} at @param {string} actor @returns {World[]} */
  function perform(world, operation, at, actor) {
    const { schema, status } = rowAt(world, at);
    const lifecycle = lifecycleOf(schema);
    if (status === null) {
      const cause = lifecycle.made.find((one) => one.operation === operation);
      const together = madeBy(world, (one) => one.operation === operation && one.by === actor);
      if (!cause || !together.includes(at)) return [];
      // What one call makes for a payment comes together: its orders.
      const rest = lifecycle.of
        ? []
        : together.filter((place) => lifecycleOf(rowAt(world, place).schema).of === schema);
      return make(world, at, cause).map((first) =>
        rest.reduce((made, place) => make(made, place, undefined)[0] ?? made, first),
      );
    }
    return Object.entries(lifecycle.events).flatMap(([event, causes]) =>
      causes
        .filter((cause) => cause.operation === operation && cause.by === actor)
        .flatMap((cause) => fire(world, at, event, cause)),
    );
  }

  /** Calls that an actor can make with effect. @param {World} world @param {string} actor */
  const callsOf = (world, actor) =>
    world.rows.flatMap(({ schema, status }, at) => {
      const { made, events } = lifecycleOf(schema);
      const causes = status === null ? made : Object.values(events).flat();
      const operations = new Set(causes.filter(({ by }) => by === actor).map(({ operation }) => operation));
      return [...operations].flatMap((operation) =>
        operation !== undefined && perform(world, operation, at, actor).length > 0 ? [{ operation, at }] : [],
      );
    });

  /** The row that a repeated call acts on when the server does not know that it is one: something made is made again. @param {World} world @param {Call} call */
  const againOn = (world, { operation, row }) => {
    const isMade = lifecycleOf(rowAt(world, row).schema).made.some((cause) => cause.operation === operation);
    return isMade ? madeBy(world, (cause) => cause.operation === operation)[0] : row;
  };

  /** @param {World} world @param {string} actor @param {Call | null} call @returns {World} */
  const withCall = (world, actor, call) => ({ ...world, calls: { ...world.calls, [actor]: call } });

  /** Everything that may happen next. @param {World} world @returns {Edge[]} */
  function next(world) {
    /** @type {Edge[]} */
    const edges = [];
    for (const [at, { schema, status }] of world.rows.entries()) {
      for (const [event, causes] of Object.entries(status === null ? {} : lifecycleOf(schema).events)) {
        // What is neither a call nor the consequence of something else: time, a network, the operator.
        for (const cause of causes.filter(({ operation, follows }) => !operation && !follows))
          for (const after of fire(world, at, event, cause))
            edges.push({ label: `${cause.by}: ${schema}.${event}`, world: after });
      }
    }
    for (const [actor, lost] of Object.entries(world.calls)) {
      if (lost === null) {
        for (const { operation, at } of callsOf(world, actor)) {
          const call = { operation, row: at, isDone: false, effects: 0 };
          for (const after of perform(world, operation, at, actor)) {
            edges.push({ label: `${actor}: ${operation}`, world: after });
            const done = { ...call, isDone: true, effects: 1 };
            edges.push({
              label: `${actor}: ${operation}, the answer is lost`,
              world: withCall(after, actor, done),
            });
          }
          edges.push({
            label: `${actor}: ${operation}, the request is lost`,
            world: withCall(world, actor, call),
          });
        }
        continue;
      }
      edges.push({ label: `${actor} gives up`, world: withCall(world, actor, null) });
      const isKnown = lost.isDone && idempotencyOf(lost.operation) === "key";
      const at = lost.isDone ? againOn(world, lost) : lost.row;
      const after = isKnown || at === undefined ? [] : perform(world, lost.operation, at, actor);
      if (after.length === 0)
        edges.push({ label: `${actor} repeats ${lost.operation}`, world: withCall(world, actor, null) });
      for (const done of after) {
        const call = { ...lost, isDone: true, effects: Math.min(lost.effects + 1, TWICE) };
        edges.push({
          label: `${actor} repeats ${lost.operation} with effect`,
          world: withCall(done, actor, call),
        });
      }
    }
    return edges;
  }

  return { next, isAwaiting };
}
