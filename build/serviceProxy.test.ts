import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startMemoryService, type TestService } from '#service/testing/memoryService.ts';
import { serviceProxy } from './serviceProxy.ts';

const PAGE = '<!doctype html><title>the page of Vite</title>';
const root = mkdtempSync(join(tmpdir(), 'service-proxy-'));
let service: TestService;
let front: ViteDevServer;
let origin = '';

beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), PAGE);
  service = await startMemoryService();
  front = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null, proxy: serviceProxy(String(service.port)) },
  });
  await front.listen();
  origin = front.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  await front.close();
  await service.stop();
  rmSync(root, { recursive: true });
});

/** Returns the status of a socket's handshake: 101, or the refusal. */
const handshake = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(origin.replace(/^http/, 'ws') + path, { headers: { origin } });
    socket.once('open', () => {
      socket.close();
      resolve(101);
    });
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode);
    });
    socket.once('error', reject);
  });

describe('a development server in front of a service', () => {
  it.each([
    ['/payments/return/ABCDEFGHIJKLMNOPQRST', 303],
    ['/api/auth/csrf', 200],
    ['/dev', 200],
    ['/docs', 200],
    ['/healthz', 200],
    ['/robots.txt', 200],
    ['/favicon.ico', 302],
    ['/live/1.flv?token=wrong', 403],
  ])('forwards %s', async (path, status) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('the page of Vite');
  });

  it.each([
    ['/ws/chat', 101],
    ['/ws/lobby', 101],
    ['/live/1.flv?token=wrong', 403],
  ])('forwards the socket %s', async (path, status) => {
    expect(await handshake(path)).toBe(status);
  });

  it.each(['/', '/live/host', '/zh_tw/store?trade=ABCDEFGHIJKLMNOPQRST'])('answers %s itself', async (path) => {
    const response = await fetch(origin + path, { headers: { accept: 'text/html' } });
    expect(await response.text()).toContain('the page of Vite');
  });
});

describe('the port of the service', () => {
  it('is 8787 if none is set', () => {
    expect(serviceProxy(undefined)['^/']?.target).toBe('http://127.0.0.1:8787');
  });
  it.each(['0', '70000', 'x'])('cannot be %s', (port) => {
    expect(() => serviceProxy(port)).toThrow(`PORT ${port} is no port`);
  });
});
