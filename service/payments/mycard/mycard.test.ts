import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayRefusal, type Trade } from '#domain/ports/payment.ts';
import { formFields } from '../formAnswer.ts';
import { createMycard } from './gateway.ts';

const KEY = 'a-key-of-the-test';
const TRADE: Trade = {
  TradeNo: 'ABCDEFGHIJKLMNOPQRST',
  OrderID: 'o1',
  PlayerID: '10000001',
  GoodsID: 'wallet 1',
  GateWay: 'bank',
  Price: 30,
  CreateTime: '2026-11-20T04:00:00.000Z',
  GatewayNo: '',
  AuthCode: 'auth-1',
  Origin: 'https://shop.test',
};
/** The answers of MyCard's stub by call, and the calls it got. */
let answers: Record<string, unknown>;
let asked: { readonly path: string; readonly fields: Record<string, string> }[];
let server: Server;
let api: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push({ path, fields: formFields(body) });
      response.end(JSON.stringify(answers[path] ?? {}));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  answers = {};
  asked = [];
});

const gateway = () =>
  createMycard({
    api,
    page: 'https://pay.test/MyCardPay',
    key: KEY,
    serviceID: 'shop',
    isSandbox: true,
    paymentTypes: { bank: 'BNK' },
    addresses: ['203.0.113.7'],
  });

describe('an authorisation', () => {
  it('carries a hash over its values and the key, and leads to the page of its code', async () => {
    answers['/AuthGlobal'] = { ReturnCode: '1', AuthCode: 'a b', TradeSeq: 'T1', TransactionUrl: '' };
    const made = await gateway().authorise(TRADE);
    expect(made).toEqual({
      Checkout: { Address: 'https://pay.test/MyCardPay/?AuthCode=a%20b', Fields: null },
      GatewayNo: 'T1',
      AuthCode: 'a b',
    });
    const hashed = `shopABCDEFGHIJKLMNOPQRST210000001BNKwallet%20130TWDtruehttps://shop.test/payments/return/${TRADE.TradeNo}${KEY}`;
    expect(asked[0]?.fields['Hash']).toBe(createHash('sha256').update(hashed).digest('hex'));
    expect(Object.values(asked[0]?.fields ?? {})).not.toContain(KEY);
  });

  it('that is refused has made no trade, and a refusal in an unknown form may have made one', async () => {
    answers['/AuthGlobal'] = { ReturnCode: 'ER031' };
    await expect(gateway().authorise(TRADE)).rejects.toBeInstanceOf(GatewayRefusal);
    answers['/AuthGlobal'] = { ReturnCode: 1 };
    await expect(gateway().authorise(TRADE)).rejects.not.toBeInstanceOf(GatewayRefusal);
  });
});

describe('a query', () => {
  const paid = { ReturnCode: '1', PayResult: '3', FacTradeSeq: TRADE.TradeNo, Amount: '30.00', Currency: 'TWD' };
  it.each([
    ['3', 'paid'],
    ['0', 'failed'],
    ['1', 'waiting'],
  ])('with the result %s reports %s', async (PayResult, State) => {
    answers['/TradeQuery'] = { ...paid, PayResult };
    expect(await gateway().query(TRADE)).toMatchObject({ State, Amount: 30, Currency: 'TWD', Merchant: 'shop' });
  });

  it('of a trade without a code is not sent, because the player saw no page', async () => {
    expect(await gateway().query({ ...TRADE, AuthCode: '' })).toMatchObject({ State: 'none' });
    expect(asked).toEqual([]);
  });

  it('that is answered for another trade, or with a malformed amount, counts as no answer', async () => {
    for (const change of [{ FacTradeSeq: 'ANOTHERTRADEABCDEFGH' }, { Amount: '30.50' }]) {
      answers['/TradeQuery'] = { ...paid, ...change };
      await expect(gateway().query(TRADE)).rejects.toThrow('unknown form');
    }
  });
});

it('confirms a delivery, and throws if MyCard refuses the confirmation', async () => {
  answers['/PaymentConfirm'] = { ReturnCode: '1' };
  await gateway().confirm?.(TRADE);
  expect(asked[0]).toEqual({ path: '/PaymentConfirm', fields: { AuthCode: 'auth-1' } });
  answers['/PaymentConfirm'] = { ReturnCode: '0' };
  await expect(gateway().confirm?.(TRADE)).rejects.toThrow('did not take a confirmation');
});

describe('a call for late repair', () => {
  const DATA = JSON.stringify({ ReturnCode: '1', TotalNum: 1, FacTradeSeq: [TRADE.TradeNo] });
  const body = new URLSearchParams({ DATA }).toString();

  it('lists trades to query, and reports none as paid', () => {
    expect(gateway().readCallback({ body, address: '203.0.113.7' })).toEqual({
      kind: 'missed',
      TradeNos: [TRADE.TradeNo],
    });
  });

  it.each([
    ['from another address', body, '203.0.113.8', 'address'],
    ['without data', '', '203.0.113.7', 'malformed'],
    ['that reports a failure', 'DATA=%7B%22ReturnCode%22%3A%220%22%7D', '203.0.113.7', 'malformed'],
  ])('%s is refused', (_name, sent, address, why) => {
    expect(gateway().readCallback({ body: sent, address })).toEqual({ kind: 'refused', why });
  });
});
