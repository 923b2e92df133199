import type { Ports } from '../ports/index.ts';
import type { InvoiceIssuer } from '../ports/invoice.ts';
import { createSandboxIssuer } from './sandboxIssuer.ts';

/** The issuer that an operator configured, the sandbox in development, or none. */
export function issuerOf(
  ports: Pick<Ports, 'payments' | 'settings' | 'store' | 'clock' | 'random'>,
): InvoiceIssuer | undefined {
  const configured = ports.payments?.invoices;
  return configured ?? (ports.settings.devTools ? createSandboxIssuer(ports) : undefined);
}
