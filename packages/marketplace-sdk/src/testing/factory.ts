import { bare, type Entities, samples } from "../generated/samples";
import { createRandom } from "./random";

/** Name of an object of the contract, such as `Product`, `Order` or `AddressInput`. */
export type EntityName = keyof Entities;

/** Makes objects of the contract. */
export interface Factory {
  /**
   * One object, every field filled as the contract's examples fill it: `make("Order", { status: "unpaid" })`. Where the
   * examples have an object with what you ask for, that one is taken, so that the other fields agree with it: an unpaid
   * order can be paid and cancelled. Each has an id or number of its own.
   */
  <Name extends EntityName>(name: Name, own?: Partial<Entities[Name]>): Entities[Name];
  /** One object with nothing but what the contract demands: stock servers send little more. */
  bare<Name extends EntityName>(name: Name, own?: Partial<Entities[Name]>): Entities[Name];
  /** Several objects; `own` gives fields by the index, from 0. */
  list<Name extends EntityName>(
    name: Name,
    count: number,
    own?: (index: number) => Partial<Entities[Name]>,
  ): Entities[Name][];
}

/**
 * Makes a factory. The same calls on a factory of the same seed give the same objects; each object is a copy, yours to
 * change.
 */
export function createFactory(seed = 1): Factory {
  const random = createRandom(seed);
  let count = 0;

  const make = <Name extends EntityName>(name: Name, own: Partial<Entities[Name]> = {}): Entities[Name] => {
    const fitting = agreeing(samples[name], own);
    return finish(fitting[Math.floor(random() * fitting.length)] ?? bare[name], own);
  };

  const finish = <Thing extends object>(thing: Thing, own: Partial<Thing>): Thing => {
    count += 1;
    const copy = structuredClone(thing);
    return Object.assign(copy, identity(copy, count), own);
  };

  return Object.assign(make, {
    bare: <Name extends EntityName>(name: Name, own: Partial<Entities[Name]> = {}): Entities[Name] =>
      finish(bare[name], own),
    list: <Name extends EntityName>(
      name: Name,
      length: number,
      own: (index: number) => Partial<Entities[Name]> = () => ({}),
    ) => Array.from({ length }, (_, index) => make(name, own(index))),
  });
}

/** Those that already have what `own` asks for, field by field; a field that none has rules out none. */
function agreeing<Thing extends object>(things: readonly Thing[], own: Partial<Thing>): readonly Thing[] {
  return Object.entries(own).reduce((left: readonly Thing[], [field, value]) => {
    const alike = left.filter((thing) => Reflect.get(thing, field) === value);
    return alike.length > 0 ? alike : left;
  }, things);
}

/** An id or number that no other object of the factory has. An id of 0 means none, and stays. */
function identity(thing: object, count: number): object {
  const { id, order_no, pay_no }: Record<string, unknown> = { ...thing };
  if (typeof id === "number") return id > 0 ? { id: 1000 + count } : {};
  const renumber = (no: string) =>
    no.replace(/\d{1,5}$/, (digits) => `${count}`.padStart(digits.length, "0"));
  if (typeof order_no === "string") return { order_no: renumber(order_no) };
  return typeof pay_no === "string" ? { pay_no: renumber(pay_no) } : {};
}
