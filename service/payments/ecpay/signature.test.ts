import { expect, it } from 'vitest';
import { checkMacValue, dotNetEncoded, isSigned, signed } from './signature.ts';

/** The example of ECPay's documentation of CheckMacValue, with the public keys of its test environment. */
const KEYS = { hashKey: 'pwFHCqoQZGmho4w6', hashIV: 'EkRm7iFT261dpevs' };
const EXAMPLE = {
  TradeDesc: '促銷方案',
  PaymentType: 'aio',
  MerchantTradeDate: '2023/03/12 15:30:23',
  MerchantTradeNo: 'ecpay20230312153023',
  MerchantID: '3002607',
  ReturnURL: 'https://www.ecpay.com.tw/receive.php',
  ItemName: 'Apple iphone 15',
  TotalAmount: '30000',
  ChoosePayment: 'ALL',
  EncryptType: '1',
};
const EXPECTED = '6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840';

it('computes the published example', () => {
  expect(checkMacValue(EXAMPLE, KEYS)).toBe(EXPECTED);
  expect(checkMacValue({ ...EXAMPLE, CheckMacValue: 'ignored' }, KEYS)).toBe(EXPECTED);
});

it('encodes as .NET does', () => {
  expect(dotNetEncoded("a b-_.!*()~'/")).toBe('a+b-_.!*()%7e%27%2f');
  expect(dotNetEncoded('促')).toBe('%e4%bf%83');
});

it('sorts names without regard to case', () => {
  const { ItemName, ...rest } = EXAMPLE;
  expect(checkMacValue({ ItemName, ...rest }, KEYS)).toBe(EXPECTED);
  expect(checkMacValue({ b: '1', A: '2', C: '3' }, KEYS)).toBe(checkMacValue({ A: '2', C: '3', b: '1' }, KEYS));
});

it.each([
  ['a changed field', { TotalAmount: '1' }],
  ['a shorter signature', { CheckMacValue: EXPECTED.slice(1) }],
  ['a signature in lower case', { CheckMacValue: EXPECTED.toLowerCase() }],
  ['no signature', { CheckMacValue: '' }],
  ['one more field', { Extra: '1' }],
])('refuses %s', (_name, change) => {
  expect(isSigned(signed(EXAMPLE, KEYS), KEYS)).toBe(true);
  expect(isSigned({ ...EXAMPLE, CheckMacValue: EXPECTED, ...change }, KEYS)).toBe(false);
});
