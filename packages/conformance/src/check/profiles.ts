import type { OperationId } from "marketplace-contract";
import { stockOverrides } from "marketplace-sdk/dialects";
import type { ProfileName } from "./profile-name.js";

/** What a kind of server does differently, and may. */
export interface Profile {
  readonly name: ProfileName;
  /** One sentence for people. */
  readonly about: string;
  /** Answers may be written in any way that the SDK reads: see `dialect.ts`. */
  readonly dialect: boolean;
  /** Operations with another method or path. */
  readonly overrides: Partial<Record<OperationId, { readonly method?: "POST"; readonly path?: string }>>;
  /** Answers may set cookies, of the framework's session. */
  readonly cookies: boolean;
  /** Answers come from examples: tokens are not looked up, and unknown ids mean nothing. */
  readonly examples: boolean;
}

const contract: Profile = {
  name: "contract",
  about: "the contract and nothing else",
  dialect: false,
  overrides: {},
  cookies: false,
  examples: false,
};

/** Every profile by its name. */
export const profiles: Readonly<Record<ProfileName, Profile>> = {
  contract,
  fastadmin: {
    ...contract,
    name: "fastadmin",
    about:
      "a stock FastAdmin server: everything that the SDK reads, e-mail codes by POST, its path of uploads, session cookies",
    dialect: true,
    overrides: stockOverrides,
    cookies: true,
  },
  mock: {
    ...contract,
    name: "mock",
    about: "a mock that answers with examples: accepts every token, knows every id",
    examples: true,
  },
};

/** True for the name of a profile. */
export const isProfileName = (name: string): name is ProfileName => Object.hasOwn(profiles, name);
