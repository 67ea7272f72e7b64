import type { Data } from "../../contract/operations";
import type { Queryable, Tx } from "../../db/connect";
import { pipeline } from "../../db/pipeline";
import type { RowOf } from "../../db/tables";
import { transition } from "../../db/transition";
import { BusinessError } from "../../domain/errors";
import { numeric, SITE_CURRENCY, scaleOf, walletText } from "../../domain/money";
import { publicNumber } from "../../domain/public-number";
import { rechargeMachine } from "../../domain/state-machines/machines";
import type { Language } from "../../i18n/languages";
import { translate } from "../../i18n/translate";
import { invalidField, notFound } from "../../kernel/errors";
import type { IdempotentCall } from "../../kernel/idempotency";
import { readAmount } from "../../kernel/read-amount";
import { refuseFrozen } from "../standing/freeze";
import { fileOf, ownsFile } from "../uploads/references";
import { lockMember } from "../users/lock-member";
import { depositAddress } from "./addresses";
import { isOpen, listNetworks, type Network, openNetwork, rateOf } from "./networks";
import { ownRecharge, rechargeDto } from "./recharge-rows";
import { readTxid, type Transfer } from "./txids";

/** Larger amounts are typing errors; numeric(38,0) holds one digit more. */
const LARGEST = 10n ** 37n;

/** Every way to top up; closed ones stay in the list, marked as such. */
export async function rechargeMethods(
  db: Queryable,
  language: Language,
  now: number,
): Promise<Data<"recharges.methods">> {
  const networks = await listNetworks(db, now);
  return {
    methods: networks.map((network) => {
      const enabled = isOpen(network, "recharge");
      return {
        coin: network.coin,
        network: network.network,
        network_name: network.network_name,
        decimals: Math.min(network.decimals, scaleOf(network.coin)),
        min_amount: walletText(network.recharge_min, network.coin),
        max_amount: walletText(network.recharge_max, network.coin),
        ...rateField(network),
        confirmations: network.confirmations,
        memo: network.memo,
        enabled,
        notice: network.notice || (enabled ? "" : translate(language, "network_disabled")),
        address_hint: translate(language, `address_hint_${network.family}`),
      };
    }),
    currency: SITE_CURRENCY,
    notice: translate(language, "recharge_notice"),
  };
}

const rateField = (network: Network) => {
  const rate = rateOf(network);
  return rate === null ? {} : { rate: walletText(rate) };
};

/** Starts a recharge and gives out the member's address on that network. */
export async function createRecharge(
  call: IdempotentCall<"recharges.create">,
  tx: Tx,
): Promise<Data<"recharges.create">> {
  const { input, viewer, now, services } = call;
  const { maxOpenRecharges, rechargeExpires } = services.settings;
  const [{ network, rate }] = await pipeline([
    openNetwork(tx, input.coin, input.network, "recharge", now),
    lockMember(tx, viewer.id),
    refuseFrozen(tx, viewer.id),
  ]);
  const { coin, recharge_min: min, recharge_max: max } = network;
  const amount = readAmount(input.amount, "amount", coin);
  if (amount === 0n || amount < min)
    throw new BusinessError("amount_too_small", { min: walletText(min, coin) });
  if (max > 0n && amount > max) throw new BusinessError("amount_too_large", { max: walletText(max, coin) });
  if (amount > LARGEST) throw invalidField("amount");

  const [open] = await tx<{ n: number }[]>`select count(*) as n from recharge
    where member_id = ${viewer.id} and status in ('created', 'submitted', 'confirming')`;
  if ((open?.n ?? 0) >= maxOpenRecharges) throw new BusinessError("too_many_open", { open: open?.n });

  const deposit = { network, memberId: viewer.id, purpose: "recharge", ref: "" } as const;
  const address = await depositAddress(tx, services.secret, deposit);
  const [row] = await tx<RowOf<"recharge", "id">[]>`
    insert into recharge (order_no, member_id, coin, network, address, amount, quoted_amount, rate, status, confirmations_required,
      expires_at, createtime, updatetime)
    values (${publicNumber("R", now)}, ${viewer.id}, ${coin}, ${network.network}, ${address}, ${numeric(amount)}, ${numeric(amount)}, ${rate}, 'created',
      ${network.confirmations}, ${now + rechargeExpires}, ${now}, ${now})
    returning id`;
  return answer(call, tx, row?.id ?? 0);
}

/** Takes the proof of a transfer: a transaction, the member's own picture, or both. */
export async function submitRecharge(
  call: IdempotentCall<"recharges.submitProof">,
  tx: Tx,
): Promise<Data<"recharges.submitProof">> {
  const { input, viewer, now, services } = call;
  const { id } = input;
  const [row] = await tx<
    { coin: string; network: string; family: "bitcoin" | "evm" | "tron"; status: string; proofs: number }[]
  >`
    select r.coin, r.network, n.family, r.status, r.proofs from recharge r join network n using (coin, network)
    where r.id = ${id}::bigint and r.member_id = ${viewer.id} for no key update of r`;
  if (!row) throw notFound();
  if (!input.txid && !input.image) throw new BusinessError("proof_required");
  if (row.proofs >= services.settings.maxProofs) throw new BusinessError("bad_state", { status: row.status });

  const amount = readAmount(input.amount, "amount", row.coin);
  if (amount === 0n || amount > LARGEST) throw invalidField("amount");
  const txid = input.txid ? readTxid(input.txid, row.family) : "";
  const image = input.image ?? "";
  const proofs = row.proofs + 1;
  await transition(tx, rechargeMachine, "submit", id, {
    amount: numeric(amount),
    txid,
    output: 0,
    image,
    proofs,
    reason: "",
    updatetime: now,
  });
  if (image) await checkImage(tx, viewer.id, image);
  if (txid) await guardOwnTransfers(tx, viewer.id, id, { network: row.network, txid, output: 0 });
  return answer(call, tx, id);
}

/**
 * A submitted transaction id is only a hint: anyone can copy one from the chain. Its owner is known once the transfer is found
 * there with its address, see `rechargeSeen`. This check only refuses transfers that were credited to the member before; another
 * output of the same transaction is another transfer.
 */
async function guardOwnTransfers(
  tx: Tx,
  memberId: number,
  id: number,
  { network, txid, output }: Pick<Transfer, "network" | "txid" | "output">,
): Promise<void> {
  const [own] = await tx`
    select 1 as found from chain_transfer c join recharge r on c.ref_type = 'recharge' and c.ref_id = r.id
    where c.network = ${network} and c.txid = ${txid} and c.output = ${output} and r.member_id = ${memberId} and r.id <> ${id}::bigint limit 1`;
  if (own) throw new BusinessError("txid_used", { field: "txid" });
}

async function checkImage(tx: Tx, memberId: number, reference: string): Promise<void> {
  const file = fileOf(reference);
  const isOwn = file !== undefined && (await ownsFile(tx, memberId, reference, file.category));
  if (!isOwn) throw new BusinessError("image_invalid", { field: "image" });
}

async function answer(
  call: IdempotentCall<"recharges.create" | "recharges.submitProof">,
  tx: Tx,
  id: number,
) {
  const { viewer, language, services } = call;
  return rechargeDto(await ownRecharge(tx, viewer.id, id), {
    language,
    maxProofs: services.settings.maxProofs,
  });
}
