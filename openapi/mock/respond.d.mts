import type { Envelope } from "../src/index.js";

/** The mock's answer to a valid request. @throws {Error} when no operation has that id */
export declare function respond(id: string, fields: Readonly<Record<string, unknown>>): Envelope;
