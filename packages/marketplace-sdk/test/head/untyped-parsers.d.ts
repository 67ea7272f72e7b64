/** Parsers that ship no types, as far as tests use them. */
declare module "@adobe/structured-data-validator" {
  class Validator {
    validate(
      extracted: object,
    ): Promise<{ severity: "ERROR" | "WARNING"; issueMessage: string; path: { property?: string }[] }[]>;
  }

  export = Validator;
}

declare module "@marbec/web-auto-extractor" {
  class WebAutoExtractor {
    constructor(options: { embedSource: readonly string[] });
    parse(html: string): {
      jsonld: Record<string, Record<string, unknown>[]>;
      errors?: { message: string }[];
    };
  }

  export = WebAutoExtractor;
}
