/** The address where the service answers media processes and the hooks of external servers. */
export interface LinkAddress {
  readonly port: number;
  readonly host: string;
  /** The secret shared with media processes, at least 32 characters. Undefined without media processes. */
  readonly secret: string | undefined;
  /** The secret shared with an external server, at least 32 characters. Undefined without an external server. */
  readonly hookSecret: string | undefined;
}
