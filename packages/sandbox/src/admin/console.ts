import { type Context, Hono } from "hono";
import { openPrivateFile, privateFileResponse } from "../features/uploads/private-file";
import { toErrorResponse } from "../http/error-handler";
import { type FailureLog, failureLog } from "../http/failure-log";
import type { Connection } from "../http/fault-injection";
import { translate } from "../i18n/translate";
import { HttpError } from "../kernel/errors";
import { type Action, type AdminServices, PENDING } from "./action";
import { rejectionOf } from "./guard";
import { type Input, inputOf, readInput } from "./input";
import { type OperatorEnv, operatorsIn } from "./operator";
import { overview, waitingRows } from "./overview";
import { type PageParts, page } from "./page";
import { BASE } from "./parts";
import type { Section } from "./section";
import { calls } from "./sections/calls";
import { SECTIONS } from "./sections/index";
import { STYLE } from "./style";
import { requireToken } from "./token";

/** Pages load only their own style and pictures, can't be framed, and send forms only here. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const PAGES: readonly Section[] = [...SECTIONS, calls(SECTIONS)];

type LoggingServices = AdminServices & { readonly logFailure: FailureLog };

type Env = { Bindings: Connection } & OperatorEnv;

/**
 * The admin console under `/_dev`: pages for operators, and the same as JSON for programs (`GET /_dev/api` lists every call). It is
 * only for this machine and requires a token, because anyone who can open it can make every decision.
 *
 * @param tokens of the operators, see `operatorsIn`
 */
export function createAdminConsole(given: AdminServices, tokens: string): Hono<Env> {
  const services = { ...given, logFailure: failureLog({ log: given.log, production: false }) };
  const app = new Hono<Env>().basePath(BASE);
  app.use(async ({ req, env }, next) => {
    const why = rejectionOf({ peer: env.incoming?.socket.remoteAddress, request: req.raw });
    return why === undefined ? next() : new Response(`${why}\n`, { status: 403 });
  });
  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "same-origin");
    if (!c.res.headers.has("content-security-policy")) c.header("content-security-policy", POLICY);
  });

  app.use(requireToken(operatorsIn(tokens, "SANDBOX_ADMIN_TOKEN")));

  app.get("/console.css", (c) => c.body(STYLE, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/files/:id{[0-9a-f]{32}}", async (c) => {
    const file = await openPrivateFile(services, c.req.param("id"), 0, "admin");
    return file ? privateFileResponse(file) : c.notFound();
  });
  app.get("/", (c) => show(c, services, undefined));
  app.get("/api", async (c) => c.json(await calls(SECTIONS).read(services, queryOf(c))));
  for (const section of PAGES) {
    app.get(`/${section.name}`, (c) => show(c, services, section));
    app.get(`/api/${section.name}`, async (c) => c.json(await section.read(services, queryOf(c))));
    for (const action of section.actions) {
      app.post(`/api/${section.name}/${action.name}`, (c) => act(c, services, section, action));
    }
  }
  app.onError((error, c) => refuse(c, services, undefined, error));
  app.notFound((c) => refuse(c, services, undefined, new HttpError(404, "not_found")));
  return app;
}

const queryOf = (c: Context<Env>): Input => inputOf(new Map(Object.entries(c.req.query())));

/** Browsers accept HTML, programs JSON. */
const isBrowser = (c: Context<Env>) => (c.req.header("accept") ?? "").includes("text/html");

/** Only a row's id is logged, since other input may be personal. */
const DIGITS = /^\d{1,15}$/;

/** Runs an action for a form or a program. A browser is then redirected to the section. */
async function act(
  c: Context<Env>,
  services: LoggingServices,
  section: Section,
  action: Action,
): Promise<Response> {
  let id = "";
  const observe = (result: string) =>
    services.observe?.({ kind: "decision", section: section.name, action: action.name, id, result });
  try {
    const input = await readInput(c.req.raw);
    id = DIGITS.exec(input.optional("id"))?.[0] ?? "";
    const result = await action.run(services, input, c.get("operator"));
    observe(result === PENDING ? "pending" : "ok");
    if (!isBrowser(c)) return c.json({ ok: true, result: result ?? null });
    const outcome = result === PENDING ? "kept" : "done";
    return c.redirect(`${BASE}/${section.name}?${outcome}=${action.name}`, 303);
  } catch (error) {
    observe(toErrorResponse(error).key);
    return refuse(c, services, section, error);
  }
}

/** Reports why an action failed. Operators see it above the action's section. */
async function refuse(
  c: Context<Env>,
  services: LoggingServices,
  section: Section | undefined,
  error: unknown,
): Promise<Response> {
  const failure = toErrorResponse(error);
  if (failure.isUnexpected) services.logFailure(error, c.req.path, "admin");
  const status = failure.code === 0 ? 409 : failure.code;
  const text = translate("en", failure.key, failure.values);
  const details = failure.data ?? { error: failure.key };
  // A page needs the database. If the database is what failed, plain text has to do.
  if (!isBrowser(c) || failure.isUnexpected) {
    return Response.json({ ok: false, message: text, ...details }, { status });
  }
  const state = "status" in details ? ` (It is ${String(details.status)} now.)` : "";
  const field = "field" in details ? ` (Field: ${String(details.field)})` : "";
  const shown = await show(c, services, section, { text: `${text}${state}${field}`, isError: true });
  return new Response(shown.body, { status, headers: shown.headers });
}

async function show(
  c: Context<Env>,
  services: AdminServices,
  section: Section | undefined,
  notice: PageParts["notice"] = doneIn(section, c.req.query("done")) ?? keptIn(c.req.query("kept")),
): Promise<Response> {
  const waiting = await waitingRows(services.db);
  const body = section ? await section.show(services, queryOf(c)) : overview(PAGES, waiting);
  return c.html(
    page({
      title: section?.title ?? "Admin console",
      lead:
        section?.lead ??
        "Decide what a marketplace's operators decide, and be its chain, its mail and its clock.",
      current: section?.name ?? "",
      sections: PAGES,
      waiting,
      operator: c.get("operator"),
      now: services.clock.now(),
      notice,
      body,
    }),
  );
}

const keptIn = (name: string | undefined): PageParts["notice"] =>
  name === undefined
    ? undefined
    : {
        text: "Your approval is kept. It takes a second operator to agree, under Approvals.",
        isError: false,
      };

/** The notice for an action that a redirect names. It comes from the table of actions, so that a link can't show other texts. */
function doneIn(section: Section | undefined, name: string | undefined): PageParts["notice"] {
  const done = section?.actions.find((action) => action.name === name);
  return done && { text: `Done: ${done.does}.`, isError: false };
}
