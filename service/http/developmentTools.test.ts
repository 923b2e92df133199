import { afterEach, describe, expect, it } from 'vitest';
import { requestAs } from '../testing/requestAs.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let service: TestService;
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService(changes);
};
afterEach(() => service.stop());

const json = { 'content-type': 'application/json' };
const statusAs = async (path: string, headers: Record<string, string>, method = 'GET'): Promise<number> =>
  (await requestAs(service.port, path, headers, method === 'GET' ? {} : { method, body: '{"Advance":1}' })).status;

describe('the development tools', () => {
  it.each(['/dev', '/dev/outbox', '/dev/anything'])('refuse a foreign host name: %s', async (path) => {
    await start();
    for (const host of [
      'evil.example',
      `evil.example:${service.port}`,
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '192.0.2.7',
    ])
      expect([host, await statusAs(path, { host })]).toEqual([host, 404]);
  });

  it('do not move the clock for a foreign host name', async () => {
    await start();
    const before = service.ports.clock.now();
    expect(await statusAs('/dev/clock', { ...json, host: 'evil.example' }, 'POST')).toBe(404);
    expect(service.ports.clock.now() - before).toBeLessThan(1000);
    expect(await statusAs('/dev/clock', { ...json, host: 'localhost' }, 'POST')).toBe(200);
  });

  it('accept names of this machine, and the product’s own names', async () => {
    await start({ publicOrigin: 'https://play.example' });
    const port = String(service.port);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'localhost:5173', '[::1]:8787', 'play.example'])
      expect([host, await statusAs('/dev/outbox', { host })]).toEqual([host, 200]);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded'])(
    'refuse a call that came through an undeclared proxy: %s',
    async (name) => {
      await start();
      expect(await statusAs('/dev/outbox', { [name]: '192.0.2.7' })).toBe(404);
      expect(await statusAs('/dev', { [name]: '192.0.2.7' })).toBe(404);
    },
  );

  it('accept a call through a declared proxy', async () => {
    await start({ trustedProxies: 1 });
    expect(await statusAs('/dev/outbox', { 'x-forwarded-for': '192.0.2.7' })).toBe(200);
  });
});
