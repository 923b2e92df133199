import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Fields, signed } from '../payments/ecpay/signature.ts';
import { PATHS } from '../payments/ecpay/wire.ts';
import { type SandboxGateway, startSandboxGateway } from './sandboxGateway.ts';
import { sandboxMerchants } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
/** The shop does not answer the first callback here, as a shop that stops. */
const SILENT = '/silent';
const received: string[] = [];
let shop: Server;
let shopOrigin = '';
beforeAll(async () => {
  shop = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      if (request.url !== SILENT || received.length > 1) response.end('1|OK');
    });
  });
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
  shopOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => {
  shop.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => void received.splice(0));

const start = (): Promise<SandboxGateway> =>
  startSandboxGateway({ port: 0, folder, ...sandboxMerchants('http://127.0.0.1:9') });

async function send({ origin }: SandboxGateway, path: string, fields: Fields): Promise<string> {
  const body = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await fetch(`${origin}${path}`, { method: 'POST', headers, body })).text();
}

const { ecpay } = sandboxMerchants('http://127.0.0.1:9');

const orderOf = (tradeNo: string, path: string): Fields =>
  signed(
    {
      MerchantID: ecpay.merchantID,
      MerchantTradeNo: tradeNo,
      MerchantTradeDate: '2026/11/27 12:00:00',
      TotalAmount: '150',
      ChoosePayment: 'Credit',
      ReturnURL: `${shopOrigin}${path}`,
    },
    ecpay.keys,
  );

it('keeps a trade and its late callback over a restart', async () => {
  const named = { MerchantID: ecpay.merchantID, MerchantTradeNo: 'T1' };
  const query = async (sandbox: SandboxGateway): Promise<Fields> =>
    Object.fromEntries(new URLSearchParams(await send(sandbox, PATHS.query, signed(named, ecpay.keys))));
  const order = orderOf('T1', '/callback');
  const first = await start();
  await send(first, PATHS.checkout, order);
  await send(first, '/choose', { MerchantTradeNo: 'T1', choice: 'late' });
  const before = await query(first);
  expect(before['TradeStatus']).toBe('0');
  await first.stop();

  const second = await start();
  expect(await query(second)).toEqual(before);
  expect(await send(second, PATHS.checkout, order)).toContain('10300028');
  await second.postWaiting();
  expect(received.map((body) => new URLSearchParams(body).get('TradeNo'))).toEqual([before['TradeNo']]);
  expect((await query(second))['TradeStatus']).toBe('1');
  await second.stop();

  const third = await start();
  await third.postWaiting();
  expect(received).toHaveLength(1);
  expect((await query(third))['TradeStatus']).toBe('1');
  await third.stop();
});

it('stops while a shop does not answer, and keeps the callback', async () => {
  const first = await start();
  await send(first, PATHS.checkout, orderOf('T2', SILENT));
  await send(first, '/choose', { MerchantTradeNo: 'T2', choice: 'paid' });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await first.stop();

  const second = await start();
  await second.postWaiting();
  expect(received).toHaveLength(2);
  expect(received[1]).toBe(received[0]);
  await second.stop();
});
