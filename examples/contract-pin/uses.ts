// What this shop relies on, and nothing else: of each operation the fields it reads and sends and the errors it knows by
// name. A version of the contract that breaks one of them does not compile here, on the line that says which.
import type { Data, Input, ReasonOf } from "marketplace-sdk";

/** `Promised` has at least what is needed. */
type Gives<Needed, Promised extends Needed> = Promised;
/** What is sent is still taken. */
type Takes<Accepted, Sent extends Accepted> = Sent;

type Id = number | string;

export type Reads = {
  product: Gives<{ id: Id; title: string; price: string; currency?: string }, Data<"products.get">>;
  list: Gives<{ data: { id: Id; title: string; price: string }[]; total: number }, Data<"products.list">>;
  order: Gives<{ pay: { pay_no: string } }, Data<"orders.create">>;
};

export type Sends = {
  search: Takes<Input<"products.search">, { search: string; page: number; limit: number }>;
  order: Takes<
    Input<"orders.create">,
    {
      items: { id: Id; num: number; shop_id: Id }[];
      address_id: Id;
      price_token: string;
      expect_total: string;
      remark: string;
    }
  >;
};

export type Knows = {
  order: Takes<ReasonOf<"orders.create">, "price_changed" | "stock_short" | "product_unavailable">;
};
