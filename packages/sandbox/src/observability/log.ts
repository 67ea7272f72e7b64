import type { ServerEvent } from "./events";

/** `json` writes an object a line, for programs that collect logs. */
export type LogFormat = "text" | "json";

export interface Logger {
  /** A sentence, perhaps with a stack below it. */
  line(text: string): void;
  /** Sign-ins, changes of credentials, and decisions; other events are left to the metrics. */
  observe(event: ServerEvent): void;
}

type Fields = Readonly<Record<string, string | number>>;

/** Statuses of calls whose password was not checked: malformed, or too many. */
const UNTRIED: ReadonlySet<number> = new Set([422, 429, 503]);
/** These are logged once per this many seconds, with a count. */
const REFUSED_EVERY = 60;

/** @param write takes one line at a time @param now milliseconds, of a clock that never jumps */
export function createLogger(
  write: (line: string) => void,
  format: LogFormat,
  now: () => number = () => performance.now(),
): Logger {
  const refused = new Map<string, { at: number; unsaid: number }>();
  const writeFields = (fields: Fields, text: () => string) =>
    write(format === "json" ? JSON.stringify({ time: new Date().toISOString(), ...fields }) : text());
  /** A flood of requests must not flood the log. */
  const withoutFlood = (fields: Fields): Fields | undefined => {
    if (!UNTRIED.has(Number(fields.status))) return fields;
    const kind = `${fields.operation} ${fields.status}`;
    const { at, unsaid } = refused.get(kind) ?? { at: Number.NEGATIVE_INFINITY, unsaid: 0 };
    const isDue = now() - at >= REFUSED_EVERY * 1_000;
    refused.set(kind, isDue ? { at: now(), unsaid: 0 } : { at, unsaid: unsaid + 1 });
    return isDue ? { ...fields, times: unsaid + 1 } : undefined;
  };
  return {
    line: (text) => writeFields({ event: "message", message: text }, () => text),
    observe(event) {
      const fields = fieldsOf(event);
      const limited = fields && withoutFlood(fields);
      if (limited) writeFields(limited, () => textOf(limited));
    },
  };
}

/** `auth.sendEmailCode` is neither: it comes before. */
const CREDENTIALS = /^(?:auth|fundPassword)\.(?!sendEmailCode)/;

function fieldsOf(event: ServerEvent): Fields | undefined {
  if (event.kind === "decision") {
    const { section, action, id, result } = event;
    return { event: "decision", section, action, id, result };
  }
  if (event.kind !== "request" || !CREDENTIALS.test(event.operation)) return undefined;
  const { operation, result, status, request } = event;
  return { event: /login/i.test(operation) ? "sign-in" : "credentials", operation, result, status, request };
}

const textOf = ({ event, ...fields }: Fields) =>
  `${event}: ${Object.entries(fields)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ")}`;
