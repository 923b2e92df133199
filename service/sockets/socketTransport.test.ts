import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { MAX_SEND_BUFFER_BYTES } from '#protocol/limits.ts';
import type { Transport } from '#domain/connection/transport.ts';
import { SocketTransport } from './socketTransport.ts';
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

/** Opens a real socket between a client and a server of this test. */
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
  return { client, server, raw, onSlow, transport: new SocketTransport(server, raw, batch, onSlow, '') };
}

const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '');
const received = (client: WebSocket): Promise<string> =>
  new Promise((resolve) => {
    client.once('message', (data) => resolve(textOf(data)));
  });

const textsOf = (client: WebSocket, count: number): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const heard: string[] = [];
    client.on('message', (data) => {
      heard.push(textOf(data));
      if (heard.length === count) resolve(heard);
    });
  });

describe('SocketTransport', () => {
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

  it('writes the texts of one turn to a socket in one call, with the same bytes for equal texts', async () => {
    const [alone, ...others] = await Promise.all([pair(), pair(), pair()]);
    const written = [alone, ...others].map(({ raw }) => vi.spyOn(raw, 'write'));
    const shared = [0, 1, 2].map((at) => ({ text: `shared ${at}` }));
    const heard = new Map(others.concat(alone).map((each) => [each, textsOf(each.client, 3)]));
    for (const text of shared) {
      for (const { transport } of others) transport.sendShared(text);
      // The sender gets its answer instead of its own message.
      if (text === shared[1]) alone.transport.send('answer');
      else alone.transport.sendShared(text);
    }
    for (const other of others) expect(await heard.get(other)).toEqual(['shared 0', 'shared 1', 'shared 2']);
    expect(await heard.get(alone)).toEqual(['shared 0', 'answer', 'shared 2']);
    for (const spy of written) expect(spy).toHaveBeenCalledOnce();
    const [bytes] = written[1]?.mock.calls[0] ?? [];
    expect(bytes).toBeInstanceOf(Buffer);
    expect(written[2]?.mock.calls[0]?.[0]).toBe(bytes);
  });

  it('keeps frames whole and in order beside the frames of ws', async () => {
    const { client, server, transport } = await pair();
    const pings: string[] = [];
    client.on('ping', (data) => pings.push(data.toString('utf8')));
    const heard = textsOf(client, 40);
    for (let turn = 0; turn < 10; turn += 1) {
      transport.sendShared({ text: `${turn * 4} ${'x'.repeat(turn * 5000)}` });
      transport.send(`${turn * 4 + 1}`);
      server.ping(`ping ${turn}`);
      transport.sendShared({ text: `${turn * 4 + 2} ${'y'.repeat(70_000)}` });
      transport.send(`${turn * 4 + 3}`);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    expect((await heard).map((text) => Number(text.split(' ')[0]))).toEqual(Array.from({ length: 40 }, (_, at) => at));
    expect(pings).toEqual(Array.from({ length: 10 }, (_, turn) => `ping ${turn}`));
  });

  it('sends earlier texts before a close', async () => {
    const { client, transport } = await pair();
    const heard = textsOf(client, 2);
    const closed = once(client, 'close');
    transport.sendShared({ text: 'last push' });
    transport.send('last answer');
    transport.close(4001, 'over');
    expect(await heard).toEqual(['last push', 'last answer']);
    expect((await closed)[0]).toBe(4001);
  });

  it('writes nothing of a turn in which the socket was cut off', async () => {
    const { server, raw, transport } = await pair();
    const written = vi.spyOn(raw, 'write');
    transport.sendShared({ text: 'too late' });
    server.terminate();
    await once(server, 'close');
    expect(written).not.toHaveBeenCalled();
  });

  it('gathers no larger burst in one turn than a slow client may leave unread', async () => {
    const { raw, transport } = await pair();
    const written = vi.spyOn(raw, 'write');
    const text = 'x'.repeat(10_000);
    for (let sent = 0; sent < 20; sent += 1) transport.sendShared({ text });
    expect(written.mock.calls.length).toBeGreaterThan(1);
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

  it('sends nothing after it starts to close', async () => {
    const { server, raw, transport } = await pair();
    transport.close(4001, 'over');
    const written = vi.spyOn(raw, 'write');
    transport.sendShared({ text: 'late' });
    transport.send('late');
    expect(server.readyState).not.toBe(WebSocket.OPEN);
    expect(written).not.toHaveBeenCalled();
  });
});
