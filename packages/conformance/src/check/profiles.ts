import type { Dialect } from "marketplace-sdk";
import { fastAdmin } from "marketplace-sdk/dialects";
import type { ProfileName } from "./profile-name.js";

/** What a kind of server does differently, and may. */
export interface Profile {
  readonly name: ProfileName;
  /** One sentence for people. */
  readonly about: string;
  /** The dialect with which the SDK would read the server. Answers may then be written in any way that it reads: see `dialect.ts`. */
  readonly dialect: Dialect | undefined;
  /** Answers may set cookies, of the framework's session. */
  readonly cookies: boolean;
  /** Answers come from examples: tokens are not looked up, and unknown ids mean nothing. */
  readonly examples: boolean;
}

const contract: Profile = {
  name: "contract",
  about: "the contract and nothing else",
  dialect: undefined,
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
    dialect: fastAdmin,
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
