/** The mock is plain JavaScript; this is the part the suite uses. */
declare module "marketplace-contract/mock/match.mjs" {
  export function matchExample(
    rules: readonly { name: string; when: Readonly<Record<string, unknown>> }[],
    fields: Readonly<Record<string, unknown>>,
  ): string | undefined;
}
