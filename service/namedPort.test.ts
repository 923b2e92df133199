import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startDevelopmentProvider } from './developmentProvider/developmentProvider.ts';
import { namedPort } from './namedPort.ts';
import { startMemoryService } from './testing/memoryService.ts';

const taken = createServer();
let port = 0;
beforeAll(async () => {
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  port = (taken.address() as AddressInfo).port;
});
afterAll(() => void taken.close());

it('names the setting of a port that is in use', async () => {
  const server = createServer();
  const opening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  await expect(namedPort('PORT', opening)).rejects.toThrow(`PORT ${port} is in use.`);
  await expect(namedPort('PORT', Promise.reject(new Error('other')))).rejects.toThrow('other');
});

it('a start with RTMP_PORT in use names it', async () => {
  const rtmp = { port, host: '127.0.0.1', isNamed: true };
  await expect(startMemoryService({ rtmp })).rejects.toThrow(`RTMP_PORT ${port} is in use.`);
});

it('the development provider reports that it moved to another port', async () => {
  const moves: string[] = [];
  const provider = await startDevelopmentProvider({
    port,
    isOwnOrigin: () => true,
    onMoved: (from, to) => void moves.push(`${from} ${to}`),
  });
  onTestFinished(() => provider.stop());
  expect(moves).toEqual([`${port} ${new URL(provider.issuer).port}`]);
});
