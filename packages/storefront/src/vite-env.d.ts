/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the API without a trailing slash; empty or absent: the storefront's own origin. */
  readonly VITE_API_URL?: string;
  /** Address in front of pictures that the API names without an origin; empty or absent: that of the API. */
  readonly VITE_CDN_URL?: string;
  /** Key of the documented userInfo cipher, as an earlier client of this origin used it. */
  readonly VITE_USERINFO_KEY?: string;
  /** `gcm`: the documented format is read and written no more. */
  readonly VITE_USERINFO_FORMAT?: string;
  /** Id of the article at /know. */
  readonly VITE_KNOW_ARTICLE?: string;
  /** Id of the article at /tiktok-flow. */
  readonly VITE_FLOW_ARTICLE?: string;
  /** Identity providers of the login: a JSON list of platform, name and the address to consent at. */
  readonly VITE_SOCIAL_LOGIN?: string;
}

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
