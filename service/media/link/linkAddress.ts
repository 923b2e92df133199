/** Where the service answers media processes and the hooks of external servers. */
export interface LinkAddress {
  readonly port: number;
  readonly host: string;
  /** Shared with media processes, at least 32 characters. Undefined: there is none. */
  readonly secret: string | undefined;
  /** Shared with an external server, at least 32 characters. Undefined: there is none. */
  readonly hookSecret: string | undefined;
}
