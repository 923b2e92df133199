import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

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

describe('a gateway that is configured in part refuses the start', () => {
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

  it('without repeating a secret', () => {
    const secret = 'wrong secret';
    expect(() => read({ ...ECPAY, ECPAY_HASH_KEY: secret })).toThrow(/^(?!.*wrong secret)/);
  });
});
