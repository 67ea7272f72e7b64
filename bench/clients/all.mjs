import * as axios from "./axios.mjs";
import * as bare from "./bare.mjs";
import * as ky from "./ky.mjs";
import * as sdk from "./marketplace-sdk.mjs";
import * as openapiFetch from "./openapi-fetch.mjs";

export { measure } from "mitata";
export const ADAPTERS = { bare, "marketplace-sdk": sdk, "openapi-fetch": openapiFetch, ky, axios };
