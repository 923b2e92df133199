import { afterEach, expect, it } from 'vitest';
import { requestAs } from '../testing/requestAs.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import type { SignedRoute } from './signedRoutes.ts';

/** A route of a test. Its key is in a header, and its signature is a word. */
const route: SignedRoute = {
  prefix: '/test/v1',
  perMinute: 40,
  keyOf: ({ headers }) => (headers['x-key'] === 'partner' ? 'partner' : undefined),
  answer: (request, response) => {
    response.status(request.headers['x-signature'] === 'right' ? 200 : 401).json({});
  },
};
const SIGNED = { 'x-key': 'partner', 'x-signature': 'right' };
const FORGED = { 'x-key': 'partner', 'x-signature': 'wrong' };

let service: TestService;
const start = async (): Promise<void> => {
  service = await startMemoryService({ maxRequestsPerMinute: 5, trustedProxies: 1, signedRoutes: [route] });
};
afterEach(() => service.stop());

const call = (headers: Record<string, string>, address = '192.0.2.1') =>
  requestAs(service.port, '/test/v1/balance', { ...headers, 'x-forwarded-for': address });
async function calls(count: number, headers: Record<string, string>, address?: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < count; made += 1) statuses.push((await call(headers, address)).status);
  return statuses;
}
const times = <Value>(count: number, value: Value): readonly Value[] => Array.from({ length: count }, () => value);

it('limits calls of a key separately from other requests of the address', async () => {
  await start();
  for (let made = 0; made < 8; made += 1)
    await requestAs(service.port, '/robots.txt', { 'x-forwarded-for': '192.0.2.1' });
  expect(await calls(41, SIGNED)).toEqual([...times(40, 200), 429]);
  const { headers } = await call(SIGNED);
  expect(headers.connection).toBe('close');
  expect(headers['retry-after']).toMatch(/^\d+$/);
  // The calls have not used the request limit of the address.
  expect((await requestAs(service.port, '/robots.txt', { 'x-forwarded-for': '192.0.2.3' })).status).toBe(200);
  service.ports.clock.advance(60_000);
  expect((await call(SIGNED)).status).toBe(200);
});

it('counts calls without a key like calls of a stranger', async () => {
  await start();
  expect(await calls(6, {})).toEqual([...times(5, 401), 429]);
  expect((await call(SIGNED)).status).toBe(200);
});

it('counts calls like a stranger’s after 20 wrong signatures, and takes nothing from the key’s owner', async () => {
  await start();
  expect(await calls(26, FORGED, '192.0.2.9')).toEqual([...times(25, 401), 429]);
  expect(await calls(3, SIGNED)).toEqual([200, 200, 200]);
});
