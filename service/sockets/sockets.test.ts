import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { CLOSE, MAX_FRAME_BYTES } from '#protocol/limits.ts';
import { createPlayer } from '#domain/player/create.ts';
import { openSession } from '#domain/auth/openSession.ts';
import { readBrands } from '../brands.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let service: TestService;
const started: TestService[] = [];
const start = async (...changes: Parameters<typeof startMemoryService>): Promise<TestService> => {
  service = await startMemoryService(...changes);
  started.push(service);
  return service;
};

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

const address = (path = '/ws/chat') => `ws://127.0.0.1:${service.port}${path}`;

async function open(path?: string, options: { origin?: string } = {}): Promise<WebSocket> {
  const socket = new WebSocket(address(path), options);
  await once(socket, 'open');
  return socket;
}

/** Returns the status of a refused upgrade. */
async function refusal(path: string, options: { origin?: string } = {}): Promise<number | undefined> {
  const socket = new WebSocket(address(path), options);
  const [request, response] = z
    .tuple([z.looseObject({}), z.looseObject({ statusCode: z.number() })])
    .parse(await once(socket, 'unexpected-response'));
  expect(request).toBeDefined();
  return response.statusCode;
}

const closeCode = async (socket: WebSocket): Promise<unknown> => (await once(socket, 'close'))[0];
const Frame = z.looseObject({ OP: z.number(), Code: z.number(), R: z.string().optional() });

async function nextFrame(socket: WebSocket): Promise<z.infer<typeof Frame>> {
  const [data] = z.tuple([z.instanceof(Buffer), z.boolean()]).parse(await once(socket, 'message'));
  return Frame.parse(JSON.parse(data.toString('utf8')));
}

async function signedIn(playerID?: string): Promise<{ socket: WebSocket; token: string; playerID: string }> {
  const { ports } = service;
  const now = ports.clock.now();
  const made = await ports.store.transaction(async (tx) => {
    const kept = playerID === undefined ? undefined : await tx.table('players').get(playerID);
    const player =
      kept ?? (await createPlayer(tx, ports.random, new Date(now).toISOString(), { TptType: [1, 6], VIPLevel: 4 }));
    return openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: false, now });
  });
  const socket = await open();
  await signIn(socket, made.token);
  return { socket, token: made.token, playerID: made.playerID };
}

async function signIn(socket: WebSocket, Token: string): Promise<void> {
  socket.send(JSON.stringify({ OP: 10000, CloseRSA: true, R: 'login', Token }));
  expect(await nextFrame(socket)).toMatchObject({ OP: 10001, Code: 200 });
}

describe('the upgrade', () => {
  it('is for both sockets', async () => {
    await start();
    expect((await open('/ws/chat')).readyState).toBe(WebSocket.OPEN);
    expect((await open('/ws/lobby')).readyState).toBe(WebSocket.OPEN);
  });

  it('is refused elsewhere', async () => {
    await start();
    expect(await refusal('/ws/other')).toBe(404);
  });

  it('is refused to pages of other origins', async () => {
    await start();
    expect(await refusal('/ws/chat', { origin: 'https://evil.example' })).toBe(403);
    await open('/ws/chat', { origin: 'http://localhost:5173' });
  });

  it('accepts only the public origin outside development', async () => {
    await start({ devTools: false, publicOrigin: 'https://play.example' });
    expect(await refusal('/ws/chat', { origin: 'http://localhost:5173' })).toBe(403);
    await open('/ws/chat', { origin: 'https://play.example' });
  });

  it('accepts a brand’s host on every port if it names none, and otherwise on its own port only', async () => {
    const brands = readBrands('brands').map((brand) => ({
      ...brand,
      Hosts: { owl: ['owl.example'], crab: ['crab.example:8787'], win: ['win.example:80'] }[brand.ID] ?? [],
    }));
    await start({ devTools: false, publicOrigin: 'http://play.example', brands });
    for (const host of ['owl.example', 'owl.example:8787', 'OWL.example:1', 'crab.example:8787', 'win.example']) {
      await open('/ws/lobby', { origin: `http://${host}` });
    }
    const strangers = [
      'crab.example',
      'crab.example:8788',
      'win.example:8787',
      'other.owl.example',
      'owl.example.evil',
    ];
    const forged = ['https://owl.example', 'null', 'http://owl.example@evil.example', 'http://evil.example/owl'];
    const origins = [...strangers.map((host) => `http://${host}`), ...forged];
    const refused = await Promise.all(origins.map((origin) => refusal('/ws/lobby', { origin })));
    expect(refused).toEqual(origins.map(() => 403));
  });

  it('is bounded in open connections of one address, and a closed one makes room', async () => {
    await start({ maxConnectionsPerAddress: 2 });
    const first = await open();
    await open();
    expect(await refusal('/ws/chat')).toBe(429);
    first.close();
    await once(first, 'close');
    await expect
      .poll(() =>
        open().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });

  it('is limited by the calls of one address', async () => {
    await start({ maxRequestsPerMinute: 2 });
    await open();
    await open();
    expect(await refusal('/ws/chat')).toBe(429);
  });

  it('does no harm to the service if it breaks off', async () => {
    await start();
    const raw = connect(service.port, '127.0.0.1');
    await once(raw, 'connect');
    raw.write('GET /ws/chat HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    raw.resetAndDestroy();
    expect((await open()).readyState).toBe(WebSocket.OPEN);
  });
});

describe('frames', () => {
  it('with malformed content are answered, and the socket stays open', async () => {
    await start();
    const socket = await open();
    socket.send('not JSON');
    expect(await nextFrame(socket)).toMatchObject({ OP: 0, Code: 100000 });
    socket.send(Buffer.from([1, 2, 3]));
    expect(await nextFrame(socket)).toMatchObject({ OP: 0, Code: 100000 });
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('over 64 KiB close the socket with 1009', async () => {
    await start();
    const socket = await open();
    socket.send('x'.repeat(MAX_FRAME_BYTES + 1));
    expect(await closeCode(socket)).toBe(CLOSE.tooBig);
  });

  it('of one address are limited over all its sockets, and the socket with one frame too many is closed with 1013', async () => {
    await start({ maxFramesPerSecondPerAddress: 20 });
    const sockets = [await open(), await open(), await open()];
    const closed = sockets.map((socket) => closeCode(socket));
    // Even if a second ends during the loop, one second has more than 20.
    for (let count = 0; count < 15; count += 1) for (const socket of sockets) socket.send('{"OP":1}');
    expect(await Promise.race(closed)).toBe(CLOSE.overload);
  });

  it('that are bad more than 20 times a minute close it with 1008', async () => {
    await start();
    const socket = await open();
    for (let count = 0; count < 41; count += 1) socket.send('{');
    expect(await closeCode(socket)).toBe(CLOSE.policyViolation);
  });

  it('over 100 a second close it with 1008', async () => {
    await start();
    const { socket } = await signedIn();
    for (let count = 0; count < 250; count += 1) socket.send(JSON.stringify({ OP: 13120, CloseRSA: true, R: 'beat' }));
    expect(await closeCode(socket)).toBe(CLOSE.policyViolation);
  });
});

describe('a session', () => {
  it('gets 10002 and 4001 if another sign-in replaced it', async () => {
    await start();
    const first = await signedIn();
    const told = nextFrame(first.socket);
    const closed = closeCode(first.socket);
    await signedIn(first.playerID);
    expect(await told).toMatchObject({ OP: 10002, Code: 100015 });
    expect(await closed).toBe(CLOSE.sessionEnded);
  });
});

describe('a push to many', () => {
  it('reaches all others whole, between their own answers', async () => {
    await start();
    const speaker = await signedIn();
    const others = await Promise.all(Array.from({ length: 4 }, () => signedIn()));
    const heard = others.map(({ socket }) => nextFrame(socket));
    const answered = nextFrame(speaker.socket);
    const Message = '大家好 🀄 '.repeat(10).trim();
    const R = service.ports.random.uuid();
    speaker.socket.send(JSON.stringify({ OP: 30000, CloseRSA: true, R, Message }));
    expect(await answered).toMatchObject({ OP: 30001, Code: 200, Result: { Message } });
    for (const frame of await Promise.all(heard)) expect(frame).toMatchObject({ OP: 30002, Result: { Message } });
    await Promise.all(
      others.map(async ({ socket }) => {
        socket.send(JSON.stringify({ OP: 13120, CloseRSA: true, R: 'beat' }));
        expect(await nextFrame(socket)).toMatchObject({ OP: 13121, R: 'beat' });
      }),
    );
  });
});

describe('silence', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gets a ping every 25 s, and closes with 4002 after 60 s of silence', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await start();
    const { socket } = await signedIn();
    const pinged = once(socket, 'ping');
    vi.advanceTimersByTime(25_000);
    await pinged;
    const closed = closeCode(socket);
    socket.pause();
    vi.advanceTimersByTime(70_000);
    socket.resume();
    expect(await closed).toBe(CLOSE.idle);
  });
});

describe('a stop', () => {
  it('answers pending calls, then closes with 1012', async () => {
    await start();
    const { socket } = await signedIn();
    const answered = nextFrame(socket);
    const closed = closeCode(socket);
    socket.send(
      JSON.stringify({ OP: 30000, CloseRSA: true, R: service.ports.random.uuid(), Message: 'one last word' }),
    );
    await expect.poll(() => service.ports.store.table('messages').count()).toBe(1);
    const stopped = service.stop();
    expect(await answered).toMatchObject({ OP: 30001, Code: 200 });
    expect(await closed).toBe(CLOSE.serviceRestart);
    await stopped;
  });

  it('makes the service unready first, answers calls of open sockets, and opens no socket', async () => {
    await start({ drainMs: 4000 });
    const { socket } = await signedIn();
    const closed = closeCode(socket);
    let isStopped = false;
    const stopped = service.stop().then(() => {
      isStopped = true;
    });
    const ready = await fetch(`${service.origin}/readyz`);
    expect([ready.status, ready.headers.get('connection'), await ready.json()]).toEqual([
      503,
      'close',
      { Status: 'draining' },
    ]);
    const answered = nextFrame(socket);
    socket.send(JSON.stringify({ OP: 30000, CloseRSA: true, R: service.ports.random.uuid(), Message: 'still here' }));
    expect(await answered).toMatchObject({ OP: 30001, Code: 200 });
    expect(await refusal('/ws/chat')).toBe(503);
    expect(isStopped).toBe(false);
    expect(await closed).toBe(CLOSE.serviceRestart);
    await stopped;
  });

  it('does not wait for a client that never answers the close', async () => {
    await start();
    const raw = connect(service.port, '127.0.0.1');
    await once(raw, 'connect');
    raw.write(
      'GET /ws/chat HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(raw, 'data');
    const gone = once(raw, 'close');
    await service.stop();
    expect((await gone)[0]).toBe(false);
  });
});
