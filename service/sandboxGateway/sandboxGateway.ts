import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { CallbackQueue } from './callbackQueue.ts';
import { type EcpayMerchant, mountEcpay } from './ecpay/routes.ts';
import { type InvoiceMerchant, mountInvoices } from './invoices/routes.ts';
import { mountMycard, type MycardMerchant } from './mycard/routes.ts';
import { mountOmg, type OmgMerchant } from './omg/routes.ts';
import { overviewPage } from './pages.ts';

const MAX_FORM_BYTES = 32 * 1024;

export interface SandboxParts {
  readonly port: number;
  /** The merchant accounts of the shop, one per system. */
  readonly ecpay: EcpayMerchant;
  readonly mycard: MycardMerchant;
  readonly omg: OmgMerchant;
  readonly invoices: InvoiceMerchant;
  /** Told of each callback and its answer, and of each confirmation. */
  readonly report?: (line: string) => void;
  /** Keeps trades, invoices and waiting callbacks over a restart. Without it they last as long as the process. */
  readonly folder?: string | undefined;
}

export interface SandboxGateway {
  readonly origin: string;
  /** Posts callbacks that are due only later, as if their time had come. */
  postWaiting(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Speaks the wires of ECPay, MyCard, OMG and the invoice issuer over HTTP as third parties would, with pages
 * where a person chooses the outcome. Takes the time from the calls, since the clock of the service may have been moved.
 */
export async function startSandboxGateway(parts: SandboxParts): Promise<SandboxGateway> {
  const { port, report = () => undefined, folder } = parts;
  const callbacks = new CallbackQueue(report, folder);
  const server = createServer(createApp({ ...parts, report, folder }, callbacks));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  callbacks.start();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    postWaiting: () => callbacks.postWaiting(),
    stop: async () => {
      await callbacks.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function createApp(
  { ecpay, mycard, omg, invoices, report, folder }: Required<SandboxParts>,
  callbacks: CallbackQueue,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(express.text({ type: 'application/x-www-form-urlencoded', limit: MAX_FORM_BYTES }));
  mountEcpay(app, { ...ecpay, callbacks, folder });
  mountMycard(app, { ...mycard, callbacks, report, folder });
  mountOmg(app, { ...omg, callbacks, folder });
  mountInvoices(app, { ...invoices, folder });
  app.get('/', (_request, response) => {
    response.type('html').send(overviewPage(['ECPay', 'MyCard', 'OMG', 'ECPay invoices'], callbacks.waiting));
  });
  app.post('/due', async (_request, response) => {
    await callbacks.postWaiting();
    response.redirect(303, '/');
  });
  return app;
}
