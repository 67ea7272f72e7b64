import { bare, type Entities, samples } from "../generated/samples.js";

/** Name of an object of the contract, such as `Product`, `Order` or `AddressInput`. */
export type EntityName = keyof Entities;

/** Creates objects of the contract. */
export interface Factory {
  /**
   * Creates an object with every field filled: `make("Order", { status: "unpaid" })`. It starts from an example of the contract
   * that has the given fields, if there is one, so that the others agree: an unpaid order can be paid and cancelled. Each object
   * has its own id or number.
   */
  <Name extends EntityName>(name: Name, fields?: Partial<Entities[Name]>): Entities[Name];
  /** Creates an object with only the fields the contract requires. Stock servers send little more. */
  bare<Name extends EntityName>(name: Name, fields?: Partial<Entities[Name]>): Entities[Name];
  /** Creates several objects. `fieldsOf` gets the index, from 0. */
  list<Name extends EntityName>(
    name: Name,
    count: number,
    fieldsOf?: (index: number) => Partial<Entities[Name]>,
  ): Entities[Name][];
}

/**
 * Creates a factory. The same calls with the same seed create the same objects. Each is a copy that the caller may change.
 */
export function createFactory(seed = 1): Factory {
  const random = createRandom(seed);
  let count = 0;

  const make = <Name extends EntityName>(
    name: Name,
    fields: Partial<Entities[Name]> = {},
  ): Entities[Name] => {
    const candidates = matchingExamples(samples[name], fields);
    return createFrom(candidates[Math.floor(random() * candidates.length)] ?? bare[name], fields);
  };

  const createFrom = <Entity extends object>(example: Entity, fields: Partial<Entity>): Entity => {
    count += 1;
    const copy = structuredClone(example);
    return Object.assign(copy, uniqueId(copy, count), fields);
  };

  return Object.assign(make, {
    bare: <Name extends EntityName>(name: Name, fields: Partial<Entities[Name]> = {}): Entities[Name] =>
      createFrom(bare[name], fields),
    list: <Name extends EntityName>(
      name: Name,
      length: number,
      fieldsOf: (index: number) => Partial<Entities[Name]> = () => ({}),
    ) => Array.from({ length }, (_, index) => make(name, fieldsOf(index))),
  });
}

/** The examples that have the given fields. A field that no example has is ignored. */
function matchingExamples<Entity extends object>(
  examples: readonly Entity[],
  fields: Partial<Entity>,
): readonly Entity[] {
  return Object.entries(fields).reduce((candidates: readonly Entity[], [field, value]) => {
    const matching = candidates.filter((example) => Reflect.get(example, field) === value);
    return matching.length > 0 ? matching : candidates;
  }, examples);
}

/** The entity's id or number field with a unique value. An id of 0 means "no id" and is kept. */
function uniqueId(entity: object, count: number): object {
  const { id, order_no, pay_no }: Record<string, unknown> = { ...entity };
  if (typeof id === "number") return id > 0 ? { id: 1000 + count } : {};
  const renumber = (no: string) =>
    no.replace(/\d{1,5}$/, (digits) => `${count}`.padStart(digits.length, "0"));
  if (typeof order_no === "string") return { order_no: renumber(order_no) };
  return typeof pay_no === "string" ? { pay_no: renumber(pay_no) } : {};
}

/** A random number generator (mulberry32) whose numbers in [0, 1) depend on the seed alone, on every platform. */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
