import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { MAX_SEND_BUFFER_BYTES } from '#protocol/limits.ts';
import type { Transport } from '#domain/connection/transport.ts';
import { createSocketTransport } from './socketTransport.ts';
import { WriteBatch } from './writeBatch.ts';

interface Pair {
  readonly client: WebSocket;
  readonly server: WebSocket;
  readonly raw: Duplex;
  readonly transport: Transport;
  readonly onSlow: ReturnType<typeof vi.fn>;
}

const batch = new WriteBatch();
const servers: Server[] = [];
const clients: WebSocket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.terminate();
  for (const server of servers.splice(0)) server.close();
});

/** A real socket between a client and a server of this test. */
async function pair(): Promise<Pair> {
  const http = createServer();
  servers.push(http);
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const accepted = new Promise<{ server: WebSocket; raw: Duplex }>((resolve) => {
    http.on('upgrade', (request, raw, head) => {
      wss.handleUpgrade(request, raw, head, (server) => resolve({ server, raw }));
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  clients.push(client);
  const [{ server, raw }] = await Promise.all([accepted, once(client, 'open')]);
  const onSlow = vi.fn();
  return { client, server, raw, onSlow, transport: createSocketTransport(server, raw, batch, onSlow) };
}

const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '');
const received = (client: WebSocket): Promise<string> =>
  new Promise((resolve) => {
    client.once('message', (data) => resolve(textOf(data)));
  });

describe('createSocketTransport', () => {
  it('writes the same bytes, the same buffer instance, to every socket', async () => {
    const pairs = await Promise.all([pair(), pair(), pair()]);
    const written = pairs.map(({ raw }) => vi.spyOn(raw, 'write'));
    const heard = pairs.map(({ client }) => received(client));
    const shared = { text: JSON.stringify({ OP: 30002, Result: 'same for everyone 福' }) };
    for (const { transport } of pairs) transport.sendShared(shared);
    expect(await Promise.all(heard)).toEqual(pairs.map(() => shared.text));
    const [first] = written[0]?.mock.calls[0] ?? [];
    expect(Buffer.isBuffer(first)).toBe(true);
    for (const spy of written) expect(spy.mock.calls[0]?.[0]).toBe(first);
  });

  it.each([0, 1, 125, 126, 65_535, 65_536, 200_000])(
    'frames a text of %i bytes as a client reads it',
    async (length) => {
      const { client, transport } = await pair();
      const heard = received(client);
      transport.sendShared({ text: 'x'.repeat(length) });
      expect(await heard).toBe('x'.repeat(length));
    },
  );

  it('keeps the order of shared and own texts', async () => {
    const { client, transport } = await pair();
    const heard: string[] = [];
    client.on('message', (data) => heard.push(textOf(data)));
    for (let at = 0; at < 20; at += 2) {
      transport.send(`own ${at}`);
      transport.sendShared({ text: `shared ${at + 1}` });
    }
    await expect.poll(() => heard.length).toBe(20);
    expect(heard.map((text) => Number(text.split(' ')[1]))).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  it.each(['send', 'sendShared'] as const)('cuts off a client that does not read what %s gives it', async (way) => {
    const { client, server, raw, transport, onSlow } = await pair();
    client.pause();
    const closed = once(server, 'close');
    const text = 'x'.repeat(60_000);
    for (let sent = 0; sent < 1000 && server.readyState === WebSocket.OPEN; sent += 1) {
      if (way === 'send') transport.send(text);
      else transport.sendShared({ text });
      expect(raw.writableLength).toBeLessThan(MAX_SEND_BUFFER_BYTES + 2 * text.length);
    }
    await closed;
    expect(onSlow).toHaveBeenCalledOnce();
  });

  it('sends nothing once it is closing', async () => {
    const { server, raw, transport } = await pair();
    transport.close(4001, 'over');
    const written = vi.spyOn(raw, 'write');
    transport.sendShared({ text: 'late' });
    transport.send('late');
    expect(server.readyState).not.toBe(WebSocket.OPEN);
    expect(written).not.toHaveBeenCalled();
  });
});
