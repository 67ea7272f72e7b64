import { availableParallelism } from "node:os";
import { subscriberOf } from "../domain/ip-address";
import { type BoundedQueue, boundedQueue } from "./bounded-queue";

/**
 * Password hashes and pictures are worked on by libuv's threads, which files, DNS and compression need as well. Each kind has its share of
 * them, so that no kind keeps another waiting: a flood of sign-ins leaves payments and pages alone. Where all kinds are busy at the same
 * time no thread is left, but hashes are short: whatever else needs one waits some 20 ms for it.
 */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const KINDS = 4;
const SHARE = Math.max(1, Math.min(availableParallelism(), Math.floor((THREADS - 1) / KINDS)));

/** Names under which the queues count whose work it is. */
export const memberTurn = (memberId: number): string => `member ${memberId}`;
export const addressTurn = (ip: string): string => `address ${subscriberOf(ip)}`;

/** Passwords of anonymous callers: signing in, registering. A hash takes some 20 ms, so the last one waits about a second. */
export const visitorPasswords: BoundedQueue = boundedQueue({ atOnce: SHARE, waiting: 40 });

/**
 * All that is done to let someone in, limits and rows included: few at once, so that a flood of them leaves the database's connections to
 * others, and fair by address. They begin when their body was read, since a slow sender must not keep others waiting.
 */
export const visitorSignIns: BoundedQueue = boundedQueue({ atOnce: SHARE + 3, waiting: 40 });

/** Passwords of who is signed in already: payments, withdrawals, changes. Fair by member. */
export const memberPasswords: BoundedQueue = boundedQueue({ atOnce: SHARE, waiting: 200 });

/** Uploads to decode and re-encode, fair by member and address. */
export const uploadWork: BoundedQueue = boundedQueue({ atOnce: SHARE, waiting: 100 });

/** Pictures to draw or to scale for those who look at them, fair by address. */
export const pictureWork: BoundedQueue = boundedQueue({ atOnce: SHARE, waiting: 100 });
