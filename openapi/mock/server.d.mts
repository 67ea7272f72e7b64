/** The mock server of the contract; port 0 (the default) takes a free one. */
export declare function startMock(options?: {
  port?: number;
  host?: string;
}): Promise<{ url: string; close: () => Promise<void> }>;
