import { MYCARD_API_PATH, MYCARD_PAGE_PATH } from './mycard/routes.ts';
import { OMG_PATHS, type OmgMerchant } from './omg/routes.ts';
import type { SandboxParts } from './sandboxGateway.ts';

const DEFAULT_PORT = 8787;
/** The port of the sandbox after the service's; the first two are the identity provider's and the games'. */
const OFFSET = 3;

/** The shop as the sandbox knows it. Its keys are known to everyone. */
const ECPAY = { merchantID: '1000001', keys: { hashKey: 'sandbox-hash-key', hashIV: 'sandbox-hash-iv-' } } as const;
const MYCARD = { serviceID: 'sandbox', key: 'sandbox-mycard-key' } as const;
const OMG: OmgMerchant = {
  merchantID: 'sandbox-omg',
  key: 'sandbox-omg-key',
  fields: {
    merchant: 'MerchantNo',
    trade: 'OrderNo',
    amount: 'Price',
    currency: 'Currency',
    goods: 'Product',
    way: 'PayType',
    return: 'ReturnURL',
    callback: 'NotifyURL',
    result: 'Status',
    number: 'SerialNo',
    signature: 'Sign',
  },
  recipe: { algorithm: 'hmac-sha256', encoding: 'hex', text: 'pairs' },
  results: { paid: 'S', failed: 'F' },
  answers: { accepted: 'OK', refused: 'NO' },
};
const INVOICES = { merchantID: '1000002', keys: { hashKey: 'sandbox-bill-key', hashIV: 'sandbox-bill-iv-' } } as const;

/** @param shop the address of the service, where MyCard calls for late repair */
export const sandboxMerchants = (shop: string): Pick<SandboxParts, 'ecpay' | 'mycard' | 'omg' | 'invoices'> => ({
  ecpay: ECPAY,
  mycard: { ...MYCARD, repairAddress: `${shop}/payments/mycard/callback` },
  omg: OMG,
  invoices: INVOICES,
});

/** The settings of a service that pays at the sandbox. */
export const sandboxSettings = (origin: string): Readonly<Record<string, string>> => ({
  ECPAY_ORIGIN: origin,
  ECPAY_MERCHANT_ID: ECPAY.merchantID,
  ECPAY_HASH_KEY: ECPAY.keys.hashKey,
  ECPAY_HASH_IV: ECPAY.keys.hashIV,
  MYCARD_API: `${origin}${MYCARD_API_PATH}`,
  MYCARD_PAGE: `${origin}${MYCARD_PAGE_PATH}`,
  MYCARD_SERVICE_ID: MYCARD.serviceID,
  MYCARD_KEY: MYCARD.key,
  MYCARD_ADDRESSES: '127.0.0.1',
  MYCARD_SANDBOX: '1',
  OMG_PAGE: `${origin}${OMG_PATHS.page}`,
  OMG_QUERY: `${origin}${OMG_PATHS.query}`,
  OMG_MERCHANT_ID: OMG.merchantID,
  OMG_KEY: OMG.key,
  OMG_FIELDS: pairsOf(OMG.fields),
  OMG_SIGNATURE: [OMG.recipe.algorithm, OMG.recipe.encoding, OMG.recipe.text].join(':'),
  OMG_RESULTS: pairsOf(OMG.results),
  OMG_ANSWERS: pairsOf(OMG.answers),
  ECPAY_INVOICE_ORIGIN: origin,
  ECPAY_INVOICE_MERCHANT_ID: INVOICES.merchantID,
  ECPAY_INVOICE_HASH_KEY: INVOICES.keys.hashKey,
  ECPAY_INVOICE_HASH_IV: INVOICES.keys.hashIV,
  ECPAY_INVOICE_EMAIL: 'invoices@shop.test',
  ECPAY_INVOICE_ADDRESS: 'Taipei',
  PAYMENT_METHODS:
    'credit:ecpay,bank:ecpay,storeCode:ecpay,telecom:omg,wallet:omg,mycardCard:mycard,mycardPoint:mycard,mycardWallet:mycard',
});

const pairsOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([part, text]) => `${part}:${text}`)
    .join(',');

/** @throws Error if `PORT` is no port */
export function sandboxPort(servicePort: string | undefined): number {
  return shopPort(servicePort) + OFFSET;
}

/** @throws Error if `PORT` is no port, or leaves none for the sandbox */
function shopPort(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (!Number.isInteger(port) || port < 1 || port + OFFSET > 65_535) throw new Error('PORT must be a port');
  return port;
}

/** The address at which the sandbox reaches the service: the address that gateways get, otherwise this machine. */
export const shopAddress = (env: Readonly<Record<string, string | undefined>>): string =>
  env['PUBLIC_ORIGIN'] ?? `http://127.0.0.1:${shopPort(env['PORT'])}`;
