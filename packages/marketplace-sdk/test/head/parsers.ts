/// <reference path="./untyped-parsers.d.ts" />
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { HtmlValidate } from "html-validate";
import openGraph from "open-graph-scraper-lite";

/** What the readers of a page make of it: HTML, Open Graph and schema.org, each by a parser that is not ours. */
export async function readHtml(html: string) {
  const { result } = await openGraph({ html });
  const extracted = new WebAutoExtractor({ embedSource: ["jsonld"] }).parse(html);
  const { errors, jsonld } = extracted;
  const issues = await new Validator().validate(extracted);
  return {
    openGraph: result,
    jsonLd: jsonld,
    schemaErrors: [...(errors ?? []), ...issues.filter(isError)],
  };
}

/** A range of quantities has no single `value`: that rule is for the quantity that a unit price refers to. */
const isError = ({ severity, path }: { severity: string; path: { property?: string }[] }): boolean =>
  severity === "ERROR" && path.at(-1)?.property !== "eligibleQuantity";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Style, not validity.
    "void-style": "off",
    "long-title": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
  },
});

/** The rules of HTML that a page breaks. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
  );
}
