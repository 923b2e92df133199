import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fields, signed } from '../payments/ecpay/signature.ts';
import { PATHS } from '../payments/ecpay/wire.ts';
import { type SandboxGateway, startSandboxGateway } from './sandboxGateway.ts';
import { sandboxMerchants } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const received: string[] = [];
let shop: Server;
let shopOrigin = '';
beforeAll(async () => {
  shop = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.end('1|OK');
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

const start = (): Promise<SandboxGateway> =>
  startSandboxGateway({ port: 0, folder, ...sandboxMerchants('http://127.0.0.1:9') });

async function send({ origin }: SandboxGateway, path: string, fields: Fields): Promise<string> {
  const body = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await fetch(`${origin}${path}`, { method: 'POST', headers, body })).text();
}

it('keeps a trade and its late callback over a restart', async () => {
  const { ecpay } = sandboxMerchants('http://127.0.0.1:9');
  const named = { MerchantID: ecpay.merchantID, MerchantTradeNo: 'T1' };
  const query = async (sandbox: SandboxGateway): Promise<Fields> =>
    Object.fromEntries(new URLSearchParams(await send(sandbox, PATHS.query, signed(named, ecpay.keys))));
  const order = signed(
    {
      ...named,
      MerchantTradeDate: '2026/11/27 12:00:00',
      TotalAmount: '150',
      ChoosePayment: 'Credit',
      ReturnURL: `${shopOrigin}/callback`,
    },
    ecpay.keys,
  );
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
