import { z } from 'zod';
import { GateWay, PAYMENT_ADAPTERS, PaymentAdapter } from '#protocol/entities/order.ts';
import type { PaymentPorts } from '#domain/ports/payment.ts';
import { createEcpayIssuer } from '../invoices/ecpay/issuer.ts';
import {
  ECPAY_INVOICE_VARIABLES,
  type EcpayInvoiceSettings,
  problemsOfInvoices,
  readEcpayInvoices,
} from '../invoices/ecpay/settings.ts';
import { createEcpay, type EcpayParts } from './ecpay/gateway.ts';
import {
  ECPAY_TOGETHER,
  ECPAY_VARIABLES,
  type EcpaySettings,
  problemsOfSimulation,
  readEcpay,
} from './ecpay/settings.ts';
import { isEcpayWay } from './ecpay/wire.ts';
import { createMycard } from './mycard/gateway.ts';
import { MYCARD_TOGETHER, MYCARD_VARIABLES, type MycardSettings, readMycard } from './mycard/settings.ts';
import { isMycardWay } from './mycard/wire.ts';
import { createOmg } from './omg/gateway.ts';
import { OMG_TOGETHER, OMG_VARIABLES, type OmgSettings, readOmg } from './omg/settings.ts';
import { isOmgWay } from './omg/wire.ts';

type Methods = Partial<Record<GateWay, PaymentAdapter>>;

/** Reads `PAYMENT_METHODS`: which gateway serves which way to pay, such as `credit:ecpay,bank:ecpay`. */
const methods = z.string().transform((text, context): Methods => {
  const read: Methods = {};
  for (const pair of text.split(',')) {
    const [way, adapter, ...rest] = pair.trim().split(':');
    const parsed = { way: GateWay.safeParse(way), adapter: PaymentAdapter.safeParse(adapter) };
    if (!parsed.way.success || !parsed.adapter.success || rest.length > 0) {
      context.addIssue(
        `must be pairs such as credit:ecpay, of ${GateWay.options.join(', ')} and ${PAYMENT_ADAPTERS.join(', ')}`,
      );
      return z.NEVER;
    }
    if (read[parsed.way.data] !== undefined) context.addIssue(`names ${parsed.way.data} twice`);
    read[parsed.way.data] = parsed.adapter.data;
  }
  return read;
});

export const PAYMENT_VARIABLES = {
  PAYMENT_METHODS: methods.default({}),
  ...ECPAY_VARIABLES,
  ...MYCARD_VARIABLES,
  ...OMG_VARIABLES,
  ...ECPAY_INVOICE_VARIABLES,
} as const;

const Values = z.object(PAYMENT_VARIABLES);
type PaymentValues = z.output<typeof Values>;

/** The configured gateways, and the ways that they serve. */
export interface PaymentConfig {
  readonly methods: Methods;
  readonly ecpay?: EcpaySettings;
  readonly mycard?: MycardSettings;
  readonly omg?: OmgSettings;
  readonly invoices?: EcpayInvoiceSettings;
}

/** The variables of each adapter, and the ways that it can serve. */
const ADAPTERS: Readonly<
  Record<
    PaymentAdapter,
    { readonly together: readonly (keyof PaymentValues)[]; readonly serves: (way: GateWay) => boolean }
  >
> = {
  ecpay: { together: ECPAY_TOGETHER, serves: isEcpayWay },
  mycard: { together: MYCARD_TOGETHER, serves: isMycardWay },
  omg: { together: OMG_TOGETHER, serves: isOmgWay },
};

/** The faults of the payment settings, one line per variable. For a partly configured gateway it names the missing variables. */
export function problemsOfPayments(values: PaymentValues, isProduction: boolean): readonly string[] {
  const pairs = Object.entries(values.PAYMENT_METHODS).map(([way, adapter]) => ({ way: GateWay.parse(way), adapter }));
  const ofGateways = PAYMENT_ADAPTERS.flatMap((adapter) => {
    const { together, serves } = ADAPTERS[adapter];
    const mine = pairs.filter((pair) => pair.adapter === adapter);
    const given = together.find((name) => values[name] !== undefined);
    const because = given ?? (mine.length > 0 ? `PAYMENT_METHODS, which names ${adapter}` : undefined);
    if (because === undefined) return [];
    const missing = together.filter((name) => values[name] === undefined);
    return [
      ...missing.map((name) => `${name} must be set beside ${because}`),
      ...(mine.length === 0 ? [`PAYMENT_METHODS must name a way to pay for ${adapter}, which is configured`] : []),
      ...mine
        .filter(({ way }) => !serves(way))
        .map(({ way }) => `PAYMENT_METHODS names ${adapter} for ${way}, which it does not serve`),
    ];
  });
  return [...ofGateways, ...problemsOfSimulation(values, isProduction), ...problemsOfInvoices(values)];
}

/** The gateways that the environment configures. Undefined if there is none. */
export function readPayments(values: PaymentValues): PaymentConfig | undefined {
  const ecpay = readEcpay(values);
  const mycard = readMycard(values);
  const omg = readOmg(values);
  const invoices = readEcpayInvoices(values);
  if ([ecpay, mycard, omg, invoices].every((each) => each === undefined)) return undefined;
  return {
    methods: values.PAYMENT_METHODS,
    ...(ecpay !== undefined && { ecpay }),
    ...(mycard !== undefined && { mycard }),
    ...(omg !== undefined && { omg }),
    ...(invoices !== undefined && { invoices }),
  };
}

/** The port of the configured gateways. Undefined if there is none. */
export function createPayments(config: PaymentConfig | undefined, parts: EcpayParts): PaymentPorts | undefined {
  if (config === undefined) return undefined;
  const { methods: served, ecpay, mycard, omg, invoices } = config;
  return {
    methods: served,
    gateways: {
      ...(ecpay !== undefined && { ecpay: createEcpay(ecpay, parts) }),
      ...(mycard !== undefined && { mycard: createMycard(mycard) }),
      ...(omg !== undefined && { omg: createOmg(omg, parts) }),
    },
    ...(invoices !== undefined && { invoices: createEcpayIssuer(invoices, parts.now) }),
  };
}
