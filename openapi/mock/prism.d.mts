/** Prism in this process: a mock of the named examples, or with `upstream` a validating proxy before that server. */
export declare function startPrism(options?: {
  port?: number;
  host?: string;
  upstream?: URL;
}): Promise<{ url: string; close: () => Promise<void> }>;
