import { createAdminConsole } from "../../src/admin/console";
import { JOBS } from "../../src/jobs/jobs";
import { runDue } from "../../src/jobs/scheduler";
import { DEMO_SETTINGS, type Settings } from "../../src/kernel/settings";
import { createFixtures } from "../features/orders/fixtures";
import { START } from "../support/call";

/** Opens the tests' admin console. */
export const ADMIN_TOKEN = "token-of-the-tests";
/** Its operators: one without a name of their own, and two. */
export const TOKENS = { operator: ADMIN_TOKEN, Mira: "token-of-mira-alone", Jonas: "token-of-jonas-alone" };
export type OperatorName = keyof typeof TOKENS;
const ADMIN_TOKENS = `${ADMIN_TOKEN} Mira:${TOKENS.Mira} Jonas:${TOKENS.Jonas}`;
const ORIGIN = "http://127.0.0.1:4020";

/** A server with the admin console, asked over HTTP as a program and as a browser. */
export async function createAdminFixtures(settings: Partial<Settings> = {}) {
  const fixtures = await createFixtures({ ...DEMO_SETTINGS, ...settings });
  const { clock } = fixtures;
  const lines: string[] = [];
  const services = { ...fixtures.services, log: (line: string) => lines.push(line) };
  const adminConsole = createAdminConsole(
    {
      ...services,
      clock: {
        now: clock.now,
        advance: async (seconds) => clock.advance(seconds),
        restart: async () => clock.set(START),
      },
      runDue: () => runDue(services, JOBS),
      fill: async () => undefined,
    },
    ADMIN_TOKENS,
  );
  const sendAs = (operator: OperatorName, path: string, init: RequestInit = {}) => {
    const request = new Request(`${ORIGIN}/_dev${path}`, init);
    request.headers.set("authorization", `Bearer ${TOKENS[operator]}`);
    return adminConsole.fetch(request, {});
  };
  const send = async (path: string, init?: RequestInit) => sendAs("operator", path, init);

  return {
    ...fixtures,
    lines,
    send,
    sendAs,
    /** As a browser without any token but what it opens and keeps. */
    browse: async (path: string, cookie = "") =>
      adminConsole.fetch(
        new Request(`${ORIGIN}/_dev${path}`, { headers: { accept: "text/html", cookie } }),
        {},
      ),
    /** A page as a browser gets it. */
    page: async (path: string) => {
      const response = await send(path, { headers: { accept: "text/html" } });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    /** What a section shows, as a program reads it. */
    read: async <Row>(section: string): Promise<Row[]> =>
      JSON.parse(await (await send(`/api/${section}`)).text()),
    /** Does something as a program. */
    act: async (
      path: string,
      fields: Record<string, string | number> = {},
      operator: OperatorName = "operator",
    ) => {
      const response = await sendAs(operator, `/api/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(fields),
      });
      const body: Record<string, unknown> = JSON.parse(await response.text());
      return { ...body, status: response.status };
    },
    /** Presses a button: a form as a browser sends it. */
    press: (path: string, fields: Record<string, string> = {}) =>
      send(`/api/${path}`, {
        method: "POST",
        headers: { accept: "text/html,*/*", origin: ORIGIN, "sec-fetch-site": "same-origin" },
        body: new URLSearchParams(fields),
      }),
  };
}

export type AdminFixtures = Awaited<ReturnType<typeof createAdminFixtures>>;
