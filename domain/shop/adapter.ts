import type { GateWay, PaymentAdapter } from '#protocol/entities/order.ts';
import type { Ports } from '../ports/index.ts';

/** The gateways that the sandbox simulates, by way to pay. An operator chooses with PAYMENT_METHODS. */
const SANDBOX_ADAPTERS: Readonly<Record<GateWay, PaymentAdapter>> = {
  telecom: 'omg',
  wallet: 'omg',
  bank: 'mycard',
  credit: 'omg',
  storeCode: 'ecpay',
  mycardCard: 'mycard',
  mycardPoint: 'mycard',
  mycardWallet: 'mycard',
};

/** Undefined if no gateway serves this way to pay. */
export function adapterOf({ payments, settings }: Pick<Ports, 'payments' | 'settings'>, way: GateWay) {
  const configured: PaymentAdapter | undefined = payments?.methods[way];
  return configured ?? (settings.devTools ? SANDBOX_ADAPTERS[way] : undefined);
}
