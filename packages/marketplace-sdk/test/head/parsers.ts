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

/**
 * Two rules ask for more than schema.org. A range of quantities has no single `value`: that one is for the quantity that a unit price refers to.
 * And a currency may be the ticker symbol of a coin.
 */
const isError = ({
  severity,
  issueMessage,
  path,
}: {
  severity: string;
  issueMessage: string;
  path: { property?: string }[];
}): boolean =>
  severity === "ERROR" &&
  path.at(-1)?.property !== "eligibleQuantity" &&
  issueMessage !== 'Invalid type for attribute "priceCurrency"';

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
