import { LINKED_AT_ONCE } from "../db/ledger/seals";
import { DAY, HOUR } from "../domain/durations";
import { countBestSellers, countSales, measureAnswers } from "../features/catalog/jobs";
import { escalateDisputes, expireReturns, presumeArrivals } from "../features/disputes/jobs";
import { autoReview } from "../features/merchants/jobs";
import { expireOffers } from "../features/offers/jobs";
import { autoComplete, autoReceipt, settleDue } from "../features/orders/jobs";
import { expirePays } from "../features/payments/jobs";
import { expireRequests } from "../features/requests/jobs";
import { deleteOrphanedFiles, deleteRejectedDocuments } from "../features/uploads/jobs";
import { rewrapDocuments } from "../features/uploads/rewrap";
import { deleteUnusedPictures } from "../features/uploads/unused-pictures";
import { expireRecharges, forgetQuotes } from "../features/wallet/jobs";
import type { Job } from "../kernel/job";
import { checkBooks } from "./check-books";
import { checkSeals, linkLedger } from "./ledger-seals";
import { purge } from "./purge";
import { shipDemoOrders } from "./ship-demo-orders";

/** Jobs of every server, within a lane ordered so that the results of one are ready for the next. */
export const JOBS: readonly Job[] = [
  { name: "expire payments", lane: "money", run: expirePays },
  { name: "escalate disputes", lane: "money", run: escalateDisputes },
  { name: "expire returns", lane: "money", run: expireReturns },
  { name: "presume arrivals", lane: "money", run: presumeArrivals },
  { name: "automatic receipt", lane: "money", run: autoReceipt },
  { name: "automatic completion", lane: "money", run: autoComplete },
  { name: "settlement", lane: "money", run: settleDue },
  { name: "expire recharges", lane: "money", run: expireRecharges },
  { name: "close purchase requests", lane: "money", run: expireRequests },
  { name: "expire offers", lane: "money", run: expireOffers },
  { name: "count sales", lane: "money", batch: Number.POSITIVE_INFINITY, run: countSales },
  { name: "count best sellers", run: countBestSellers },
  { name: "measure answers", every: HOUR, run: measureAnswers },
  { name: "forget quotes", every: HOUR, run: forgetQuotes },
  { name: "delete refused documents", every: HOUR, run: deleteRejectedDocuments },
  { name: "delete unused documents", every: HOUR, run: deleteOrphanedFiles },
  {
    name: "delete unused pictures",
    lane: "checks",
    every: DAY,
    batch: Number.POSITIVE_INFINITY,
    run: deleteUnusedPictures,
  },
  { name: "re-wrap documents", every: HOUR, run: rewrapDocuments },
  { name: "purge", every: HOUR, run: purge },
  { name: "link seals", batch: LINKED_AT_ONCE, run: linkLedger },
  { name: "check books", lane: "checks", every: DAY, run: checkBooks },
  { name: "check seals", lane: "checks", every: DAY, run: checkSeals },
];

/** Also the jobs that keep a demonstration going without operators: they ship for made-up shops and approve complete applications. */
export const DEMO_JOBS: readonly Job[] = [
  { name: "review applications", lane: "money", run: autoReview },
  { name: "ship", lane: "money", run: shipDemoOrders },
  ...JOBS,
];
