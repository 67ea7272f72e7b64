/** What a kind of server does otherwise, and may. */
export interface Profile {
  readonly name: ProfileName;
  /** One sentence for people. */
  readonly about: string;
  /** Integers may be digit strings, money may be a number. */
  readonly looseNumbers: boolean;
  /** The home page may answer `data: null`. */
  readonly emptyHome: boolean;
  /** `GET ems/send` is called with POST. */
  readonly postOnlyCodes: boolean;
  /** Answers may set cookies, of the framework's session. */
  readonly cookies: boolean;
  /** Answers come from examples: tokens are not looked up, and unknown ids mean nothing. */
  readonly examples: boolean;
}

/** Names of the profiles. */
export type ProfileName = "contract" | "fastadmin" | "mock";

const contract: Profile = {
  name: "contract",
  about: "the contract and nothing else",
  looseNumbers: false,
  emptyHome: false,
  postOnlyCodes: false,
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
      "a stock FastAdmin server: numeric strings, e-mail codes by POST, an empty home page, session cookies",
    looseNumbers: true,
    emptyHome: true,
    postOnlyCodes: true,
    cookies: true,
  },
  mock: {
    ...contract,
    name: "mock",
    about: "a mock that answers with examples: takes every token, knows every id",
    examples: true,
  },
};

/** True for the name of a profile. */
export const isProfileName = (name: string): name is ProfileName => Object.hasOwn(profiles, name);
