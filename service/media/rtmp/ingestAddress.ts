/** Where publishers connect. */
export interface IngestAddress {
  readonly port: number;
  readonly host: string;
  /** Whether an operator chose the port. Only then a port in use keeps the process from starting. */
  readonly isNamed: boolean;
}
