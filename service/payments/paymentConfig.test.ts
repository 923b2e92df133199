import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { networkOf } from '../http/caller.ts';
import { sandboxSettings } from '../sandboxGateway/settings.ts';
import { signed } from './ecpay/signature.ts';
import { createPayments } from './paymentConfig.ts';

const ECPAY = {
  ECPAY_ORIGIN: 'https://payment-stage.ecpay.com.tw/',
  ECPAY_MERCHANT_ID: '3002607',
  ECPAY_HASH_KEY: 'pwFHCqoQZGmho4w6',
  ECPAY_HASH_IV: 'EkRm7iFT261dpevs',
  PAYMENT_METHODS: 'credit:ecpay,bank:ecpay',
};
const read = (environment: Readonly<Record<string, string | undefined>>) => readConfig(environment, ['bj188']).payments;

it('reads a gateway and the ways that it serves', () => {
  expect(read(ECPAY)).toEqual({
    methods: { credit: 'ecpay', bank: 'ecpay' },
    ecpay: {
      origin: 'https://payment-stage.ecpay.com.tw',
      merchantID: '3002607',
      hashKey: 'pwFHCqoQZGmho4w6',
      hashIV: 'EkRm7iFT261dpevs',
    },
  });
  expect(read({})).toBeUndefined();
});

describe('simulated payments of ECPay', () => {
  const SIMULATED = { ...ECPAY, ECPAY_TAKES_SIMULATED: '1' };
  /** Returns whether the adapter marks a signed callback with `SimulatePaid=1` as simulated. */
  const isSimulated = (environment: Readonly<Record<string, string>>): unknown => {
    const ecpay = createPayments(read(environment), { publicOrigin: 'https://play.test', now: Date.now })?.gateways
      .ecpay;
    const fields = { MerchantID: '3002607', MerchantTradeNo: 'T1', RtnCode: '1', TradeAmt: '100', SimulatePaid: '1' };
    const keys = { hashKey: ECPAY.ECPAY_HASH_KEY, hashIV: ECPAY.ECPAY_HASH_IV };
    const body = new URLSearchParams(signed(fields, keys)).toString();
    const report = ecpay?.readCallback({ body, address: '203.0.113.7' });
    return report?.kind === 'report' ? report.report.IsSimulated : report;
  };

  it('count as paid only if the setting allows it', () => {
    expect([isSimulated(ECPAY), isSimulated(SIMULATED)]).toEqual([true, false]);
  });

  it('are refused in production and at another address than the stage', () => {
    const production = { ...SIMULATED, NODE_ENV: 'production' };
    expect(() => read(production)).toThrow('ECPAY_TAKES_SIMULATED must be 0 with NODE_ENV=production');
    for (const ECPAY_ORIGIN of ['https://payment.ecpay.com.tw', 'http://payment-stage.ecpay.com.tw'])
      expect(() => read({ ...SIMULATED, ECPAY_ORIGIN })).toThrow('ECPAY_TAKES_SIMULATED needs ECPAY_ORIGIN=');
  });
});

it('identifies an IPv6 caller of MyCard by its network', () => {
  const mycard = {
    MYCARD_API: 'https://api.test',
    MYCARD_PAGE: 'https://page.test',
    MYCARD_SERVICE_ID: 'shop',
    MYCARD_KEY: 'a-key-of-the-test',
    MYCARD_ADDRESSES: '203.0.113.7, 2001:db8::7',
    PAYMENT_METHODS: 'mycardCard:mycard',
  };
  expect(read(mycard)?.mycard?.addresses).toEqual(['203.0.113.7', networkOf('2001:db8::7')]);
});

describe('refuses a start with a partly configured gateway', () => {
  it.each([
    ['without a key', { ...ECPAY, ECPAY_HASH_KEY: '' }, /ECPAY_HASH_KEY must be set beside ECPAY_ORIGIN/],
    [
      'with methods alone',
      { PAYMENT_METHODS: 'credit:ecpay' },
      /ECPAY_MERCHANT_ID must be set beside PAYMENT_METHODS, which names ecpay/,
    ],
    ['without a way to pay', { ...ECPAY, PAYMENT_METHODS: '' }, /PAYMENT_METHODS must name a way to pay for ecpay/],
    ['for a way that it does not serve', { ...ECPAY, PAYMENT_METHODS: 'telecom:ecpay' }, /for telecom, which it does/],
    ['for an unknown way', { ...ECPAY, PAYMENT_METHODS: 'cash:ecpay' }, /PAYMENT_METHODS must be pairs/],
    ['with one way twice', { ...ECPAY, PAYMENT_METHODS: 'credit:ecpay,credit:ecpay' }, /names credit twice/],
  ])('%s', (_name, environment, message) => {
    expect(() => read(environment)).toThrow(message);
  });

  it.each([
    ['without the names of its fields', { OMG_FIELDS: undefined }, /OMG_FIELDS must be set beside OMG_PAGE/],
    [
      'with a name that is missing',
      { OMG_FIELDS: 'merchant:m,trade:t' },
      /OMG_FIELDS must give each of merchant, trade/,
    ],
    ['with one name for two fields', { OMG_ANSWERS: 'accepted:OK,refused:OK' }, /OMG_ANSWERS must give each of/],
    ['with an unknown signature', { OMG_SIGNATURE: 'md5:hex:pairs' }, /OMG_SIGNATURE must be <algorithm>/],
    ['with a signature over values without names', { OMG_SIGNATURE: 'hmac-sha256:hex:values' }, /of .*; pairs$/m],
    ['with a result that ends a field', { OMG_RESULTS: 'paid:S&,failed:F' }, /OMG_RESULTS must give/],
    ['with a way that ends a field', { OMG_WAYS: 'telecom:T=1' }, /OMG_WAYS must be pairs/],
    ['with a merchant that ends a field', { OMG_MERCHANT_ID: 'a&b' }, /OMG_MERCHANT_ID must have neither/],
    ['for codes', { PAYMENT_METHODS: 'storeCode:omg' }, /for storeCode, which it does not serve/],
  ])('of which nothing was read in an official text: %s', (_name, change, message) => {
    const sandbox = Object.entries(sandboxSettings('http://gateway.test')).filter(([name]) => name.startsWith('OMG_'));
    const settings = { ...Object.fromEntries(sandbox), PAYMENT_METHODS: 'telecom:omg' };
    expect(read(settings)?.omg?.fields.trade).toBe('OrderNo');
    expect(() => read({ ...settings, ...change })).toThrow(message);
  });

  it('without repeating a secret', () => {
    const secret = 'wrong secret';
    expect(() => read({ ...ECPAY, ECPAY_HASH_KEY: secret })).toThrow(/^(?!.*wrong secret)/);
  });
});
