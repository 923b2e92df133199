import { describe, expect, it } from 'vitest';
import { sandboxMerchants } from '../sandboxGateway/settings.ts';
import { assertNoSecrets, findSecrets } from './loggedSecrets.ts';

const { ecpay, invoices, mycard, omg } = sandboxMerchants('');

describe('the search for secrets in a log', () => {
  it.each<readonly [what: string, line: string]>([
    ['a signature', `{"Sign":"${'9f'.repeat(32)}"}`],
    ['a CheckMacValue', `callback ${'9F'.repeat(32)} was refused`],
    ['a trade number', '{"path":"/payments/checkout/ABCDEFGHIJKLMNOPQR27"}'],
    ['a mobile barcode', '{"Number":"/AB12+3K"}'],
    ['a citizen certificate', 'carrier AB12345678901234 was refused'],
    ['a card', '{"card":"4111111111111111"}'],
    ['a card in groups', 'paid by 4111 1111 1111 1111'],
    ['a field of a callback', 'MerchantID=1&card4no=2222'],
    ['a code of authorisation', '/MyCardPay/?AuthCode=abc'],
    ...[ecpay.keys.hashKey, ecpay.keys.hashIV, invoices.keys.hashKey, mycard.key, omg.key].map(
      (key) => ['a key', `settings: ${key}`] as const,
    ),
  ])('finds %s', (_what, line) => {
    expect(findSecrets(['{"msg":"call"}', line])).toHaveLength(1);
    expect(() => assertNoSecrets([line])).toThrow('The log holds secrets');
  });

  it('finds nothing in lines as the service writes them', () => {
    const lines = [
      '{"level":20,"time":1795799580123,"req":{"method":"POST","path":"/api/v1/payment/order"},"res":{"status":200}}',
      '{"row":"createOrder","code":0,"milliseconds":12.5,"playerID":"100000001","OrderID":"b0c2f5de-330a-4187-9c1e-7f0a2611a001"}',
      '{"gateway":"ecpay","event":"mismatch:amount","msg":"a payment needs an operator"}',
      '{"path":"/payments/checkout/…"}',
      '    at run (/app/service/payments/ecpay/gateway.ts:120:13)',
      'GET /REFUSED-BY /assets/INDEX.JS 1111111111111112',
    ];
    expect(findSecrets(lines)).toEqual([]);
  });
});
