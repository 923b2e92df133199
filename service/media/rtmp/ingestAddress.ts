/** Where publishers connect. */
export interface IngestAddress {
  readonly port: number;
  readonly host: string;
  /** Whether an operator chose the port. Only then a port in use keeps the process from starting. */
  readonly isNamed: boolean;
}

/** The port that encoders take if an address names none. */
const RTMP_PORT = 1935;

/** The address that a host enters in an encoder. Empty: nothing listens here. */
export function publishUrlOf(publicOrigin: string, port: number | undefined): string {
  if (port === undefined) return '';
  return `rtmp://${new URL(publicOrigin).hostname}${port === RTMP_PORT ? '' : `:${port}`}/live`;
}
