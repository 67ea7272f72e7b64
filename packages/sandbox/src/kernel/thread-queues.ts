import { availableParallelism } from "node:os";
import { type BoundedQueue, boundedQueue } from "./bounded-queue";

/**
 * Password hashes and pictures are worked on by libuv's threads, which files, DNS and compression need as well. Each kind has its share of
 * them and one thread is reserved for no kind, so that no kind keeps another waiting: a flood of sign-ins leaves payments and pages alone.
 */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const SHARE = Math.max(1, Math.min(availableParallelism(), Math.floor((THREADS - 1) / 3)));

/** Passwords of anonymous callers: signing in, registering. A hash takes some 20 ms, so the last one waits about a second. */
export const visitorPasswords: BoundedQueue = boundedQueue({ atOnce: SHARE, waiting: 40 });

/**
 * All that is done to let someone in, limits and rows included: few at once, so that a flood of them leaves the database's connections to
 * others. They begin when their body was read, since a slow sender must not keep others waiting.
 */
export const visitorSignIns: BoundedQueue = boundedQueue({ atOnce: SHARE + 3, waiting: 40 });

/** Passwords of who is signed in already: payments, withdrawals, changes. */
export const memberPasswords: BoundedQueue = boundedQueue({ atOnce: SHARE, waiting: 200 });

/** Pictures to decode and re-encode. */
export const pictureWork: BoundedQueue = boundedQueue({ atOnce: SHARE, waiting: 100 });
