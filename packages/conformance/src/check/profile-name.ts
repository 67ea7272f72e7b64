/** Names of the profiles. */
export type ProfileName = "contract" | "fastadmin" | "mock";
