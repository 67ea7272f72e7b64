/**
 * Reads HTTP/1.1 answers off a kept connection, as little as a load generator needs: where one ends, its status, the
 * beginning of its body. Node's own client would need as much of the machine as the server that is measured.
 *
 * @typedef {{ status: number, body: Buffer }} Answer
 */

const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");
const EMPTY = Buffer.alloc(0);

/**
 * @param {(answer: Answer) => void} onAnswer must be done with the answer before the next chunk comes
 * @returns {(chunk: Buffer) => void} takes what the connection brings; the next chunk may lie in the same memory
 * @throws {Error} when an answer says neither its length nor that it comes in chunks
 */
export function answerReader(onAnswer) {
  /** @type {Buffer} */
  let pending = EMPTY;
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const headEnd = pending.indexOf(HEAD_END);
    const answer = headEnd < 0 ? undefined : answerIn(pending, headEnd);
    if (!answer) {
      // The next chunk may overwrite it.
      if (pending === chunk) pending = Buffer.from(chunk);
      return;
    }
    // One request is on its way at a time, so nothing can follow.
    pending = EMPTY;
    onAnswer(answer);
  };
}

/** @param {Buffer} received @param {number} headEnd @returns {Answer | undefined} nothing while some of it is missing */
function answerIn(received, headEnd) {
  const head = received.toString("latin1", 0, headEnd);
  const bodyStart = headEnd + HEAD_END.length;
  const end = bodyEnd(head, received, bodyStart);
  if (end === undefined || received.length < end) return undefined;
  return { status: Number(head.slice(9, 12)), body: received.subarray(bodyStart, end) };
}

/**
 * @param {string} head
 * @param {Buffer} pending
 * @param {number} bodyStart
 */
function bodyEnd(head, pending, bodyStart) {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return bodyStart + Number(length);
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) throw new Error(`No length in:\n${head}`);
  // JSON holds no bare line ends, so these bytes can only be the last chunk.
  const isWhole = pending.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
  return isWhole ? pending.length : undefined;
}
