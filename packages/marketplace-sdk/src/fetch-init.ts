/** What `market.fetch` takes. */
export interface FetchInit {
  /** Default `GET`. */
  method?: string | undefined;
  /** Win over the client's own, such as `Accept-Language`. */
  headers?: RequestInit["headers"];
  /** As for `fetch`. Text is sent as `application/json` unless `headers` say otherwise. */
  body?: RequestInit["body"];
  /** Ends the call with kind `aborted`, also while it waits for a retry. */
  signal?: RequestInit["signal"];
}
