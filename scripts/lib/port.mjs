import { createServer } from "node:net";

const TRIES = 20;

/**
 * Chooses a port to listen on: the requested one, or else the usual one or the next free one after it.
 *
 * @param {object} choice
 * @param {string} choice.variable name of the environment variable, for the message
 * @param {string | undefined} choice.asked its value
 * @param {number} choice.usual
 * @param {string} choice.host
 * @param {(port: number, host: string) => Promise<boolean>} [choice.isFree] replaced in tests
 * @returns {Promise<number>}
 * @throws {Error} with one sentence if the requested port is taken or none is free
 */
export async function choosePort({ variable, asked, usual, host, isFree = canListen }) {
  if (asked) {
    const port = Number(asked);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${variable} is "${asked}": it must be a port number from 1 to 65535.`);
    }
    if (await isFree(port, host)) return port;
    throw new Error(`Port ${port} (${variable}) is in use: stop what listens there, or choose another one.`);
  }
  for (let port = usual; port < usual + TRIES; port++) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(
    `Ports ${usual} to ${usual + TRIES - 1} are all in use: set ${variable} to a free port number.`,
  );
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
