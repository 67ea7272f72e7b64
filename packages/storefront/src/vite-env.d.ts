/// <reference types="vite/client" />

/** The part of Trusted Types that is used; TypeScript's DOM library does not know them yet. */
interface TrustedScriptURL {
  toString(): string;
}

interface TrustedHTML {
  toString(): string;
}

interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (input: string) => string },
    ): { createScriptURL(input: string): TrustedScriptURL };
    createPolicy(
      name: string,
      rules: { createHTML: (input: string) => string },
    ): { createHTML(input: string): TrustedHTML };
  };
}

interface DOMParser {
  parseFromString(text: TrustedHTML, type: DOMParserSupportedType): Document;
}

interface ServiceWorkerContainer {
  register(scriptURL: TrustedScriptURL, options?: RegistrationOptions): Promise<ServiceWorkerRegistration>;
}
