/** The address where publishers connect. */
export interface IngestAddress {
  readonly port: number;
  readonly host: string;
  /** Whether an operator chose the port. Only then a taken port keeps the process from starting. */
  readonly isNamed: boolean;
}

/** The default port of encoders. */
const RTMP_PORT = 1935;

/** Returns the address that a host enters in an encoder. Empty if publishers cannot connect. */
export function publishUrlOf(publicOrigin: string, port: number | undefined): string {
  if (port === undefined) return '';
  return `rtmp://${new URL(publicOrigin).hostname}${port === RTMP_PORT ? '' : `:${port}`}/live`;
}
