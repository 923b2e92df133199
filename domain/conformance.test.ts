import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Brand } from '#protocol/brands.ts';
import type { Backdrop } from '#protocol/conformance/backdrop.ts';
import { present } from '#protocol/conformance/expectation.ts';
import { CONFORMANCE_CASES } from '#protocol/conformance/index.ts';
import { Stage } from '#protocol/conformance/stage.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import { sharpPictures } from '#service/ports/pictures.ts';
import { createBackend } from './backend.ts';
import { createRateLimiter } from './dispatch/rateLimiter.ts';
import { createLocalBus } from './ports/bus.ts';
import type { Clock, Ports } from './ports/index.ts';
import { createMemoryBackend, createStore } from './store/index.ts';
import { createDevelopmentIdentities } from './thirdParty/developmentIdentities.ts';
import { seedDemoWorld } from './world/demo.ts';

const brands = z.array(Brand).parse(generated);
const brand = present(brands[0], 'a brand');

function createClock(): Clock {
  let offset = 0;
  return { now: () => Date.now() + offset, advance: (milliseconds) => void (offset += milliseconds) };
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text;
}

async function createWorld(): Promise<Backdrop> {
  const bus = createLocalBus();
  const clock = createClock();
  const store = createStore(createMemoryBackend(), { bus, uuid: randomUUID });
  await seedDemoWorld(store, clock.now());
  const texts: Awaited<ReturnType<NonNullable<Ports['messenger']['outbox']>>>[number][] = [];
  const secret = new Uint8Array(randomBytes(32));
  const ports: Ports = {
    store,
    bus,
    clock,
    random: { bytes: (length) => new Uint8Array(randomBytes(length)), uuid: randomUUID },
    messenger: {
      send: async (tx, text) => tx.afterCommit(() => texts.unshift(text)),
      outbox: async (to) => texts.filter(({ To }) => to === undefined || To === to),
    },
    limiter: createRateLimiter(clock),
    observer: {
      call: ({ row, error }) => {
        if (error !== undefined) throw new Error(`${row} failed unexpectedly`, { cause: error });
      },
    },
    pictures: sharpPictures,
    identities: createDevelopmentIdentities(secret),
    settings: { siteID: 'dev', chatMinVip: 3, devTools: true, publicOrigin: 'http://domain.test', brands },
    secret,
  };
  const backend = createBackend(ports);
  return {
    async call({ method, path, headers, cookies, body }) {
      const url = new URL(path, 'http://domain.test');
      const query = Object.fromEntries(url.searchParams);
      const request = {
        method,
        path: url.pathname,
        query,
        headers,
        cookies,
        body: body ?? '',
        address: '127.0.0.1',
        brand,
      };
      const reply = await backend.rest(request);
      return {
        status: reply.status,
        headers: reply.headers,
        cookies: Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value])),
        text: reply.file === undefined ? JSON.stringify(reply.body) : await textOf(reply.file.chunks),
      };
    },
    async connect(socket, events) {
      const connection = backend.connect(
        {
          send: (text) => events.message(text),
          sendShared: ({ text }) => events.message(text),
          close: (code) => events.closed(code),
        },
        socket,
        brand,
      );
      return { send: (text) => void connection.receive(text), close: () => connection.closed() };
    },
    async patience(coming, what) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`waited too long for ${what}`)), 4000);
      });
      return Promise.race([coming, late]).finally(() => clearTimeout(timer));
    },
  };
}

describe('the domain on the in-memory store conforms', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = new Stage(await createWorld());
  });
  afterAll(() => stage.clear());

  for (const { row, code, title, run } of CONFORMANCE_CASES) {
    it(`${row} ${code}: ${title}`, async () => {
      await expect(run(stage)).resolves.toBeUndefined();
      stage.clear();
    }, 30_000);
  }
});
