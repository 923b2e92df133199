import { keptKeyAlone } from '../session/signingKeys.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import type { TransportAdapter } from '#conformance/transportAdapter.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { PARTS, type Part } from '#protocol/entities/operator.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import { sharpPictures } from '#service/ports/pictures.ts';
import { ACTIVITY_COUNTERS } from '../activityCounters.ts';
import { type Backend, createBackend } from '../backend.ts';
import { createRateLimiter } from '../dispatch/rateLimiter.ts';
import { createLocalBus } from '../ports/bus.ts';
import type { GameProviderPorts } from '../ports/gameProvider.ts';
import type { PaymentPorts } from '../ports/payment.ts';
import type { Clock, Observer, Ports, Random } from '../ports/index.ts';
import {
  createMemoryBackend,
  createStore,
  type MemoryBackend,
  type RowChange,
  type Snapshot,
  type StoreBackend,
} from '../store.ts';
import { createDevelopmentIdentities } from '../identityProvider/developmentIdentities.ts';
import { withProviderStates } from '../identityProvider/providerStates.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';

const PATIENCE_MS = 4000;
export const BRANDS: readonly Brand[] = z.array(Brand).parse(generated);
/** The default brand of a service; it has every capability. */
const DEFAULT_BRAND = assertDefined(
  BRANDS.find(({ ID }) => ID === 'bj188'),
  'the default brand',
);

/** The whole product on a world in memory, for tests and for documents generated from the protocol. */
export interface MemoryWorld {
  readonly ports: Ports;
  readonly backend: Backend;
  /** Connects both transports without a network. */
  readonly adapter: TransportAdapter;
  /** Publishes the pushes that an earlier run left in the store. */
  readonly recoverPushes: () => Promise<number>;
}

export interface MemoryWorldParts {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly brand?: Brand;
  /** The first rows; the demo world by default. */
  readonly initial?: Snapshot;
  /** The rows of the store, already loaded. It replaces `initial`. */
  readonly memory?: StoreBackend;
  readonly origin?: string;
  /** The default is all parts. */
  readonly openParts?: readonly Part[];
  /** The tier from which players may write in shared channels. */
  readonly chatMinVip?: number;
  /** The default is none. */
  readonly games?: GameProviderPorts;
  /** The default is the sandbox. */
  readonly payments?: PaymentPorts;
  /** The default throws unexpected errors. */
  readonly observer?: Observer;
  readonly onCommit?: (changes: readonly RowChange[]) => Promise<void>;
}

const nodeRandom: Random = {
  bytes: (length) => new Uint8Array(randomBytes(length)),
  uuid: () => randomUUID(),
};

const alarmed: Observer = {
  call: ({ name, error }) => {
    if (error !== undefined) throw new Error(`${name} failed unexpectedly`, { cause: error });
  },
};

/**
 * The machine's time, moved forward by a test.
 * @param begin the wall time without the moves; if it goes back, the monotonic time does not change
 */
export function createMovableClock(begin: () => number = Date.now): Clock {
  let offset = 0;
  let last: number | undefined;
  let passed = 0;
  return {
    now: () => begin() + offset,
    monotonic: () => {
      const wall = begin();
      passed += Math.max(0, wall - (last ?? wall));
      last = wall;
      return passed + offset;
    },
    advance: (milliseconds) => void (offset += milliseconds),
  };
}

/** Creates the demo world in memory, with the simplest working implementation of each port. */
export async function createMemoryWorld(parts: MemoryWorldParts = {}): Promise<MemoryWorld> {
  const { clock = createMovableClock(), random = nodeRandom, observer = alarmed, brand = DEFAULT_BRAND } = parts;
  const bus = createLocalBus();
  const memory = parts.memory ?? (await loadedMemory(parts, clock));
  const store = createStore(memory, { bus, uuid: () => random.uuid() });
  const texts: Awaited<ReturnType<NonNullable<Ports['messenger']['outbox']>>>[number][] = [];
  const secret = keptKeyAlone(random.bytes(32));
  const origin = parts.origin ?? 'http://domain.test';
  const ports: Ports = {
    store,
    node: { ID: 'memory', living: () => 1 },
    bus,
    clock,
    random,
    messenger: {
      send: async (tx, text) => tx.afterCommit(() => texts.unshift(text)),
      outbox: async (to) => texts.filter(({ To }) => to === undefined || To === to),
    },
    limiter: createRateLimiter(clock),
    observer,
    pictures: sharpPictures,
    ...(parts.games !== undefined && { games: parts.games }),
    ...(parts.payments !== undefined && { payments: parts.payments }),
    identities: withProviderStates(store, createDevelopmentIdentities({ secret, origin })),
    settings: {
      siteID: 'dev',
      chatMinVip: parts.chatMinVip ?? 3,
      devTools: true,
      publicOrigin: origin,
      publishUrl: () => 'rtmp://localhost/live',
      brands: BRANDS,
      openParts: parts.openParts ?? PARTS,
    },
    secret,
    activityCounters: ACTIVITY_COUNTERS,
  };
  const backend = createBackend(ports);
  return {
    ports,
    backend,
    adapter: createAdapter(backend, origin, brand),
    recoverPushes: () => store.recoverPushes(),
  };
}

const loadedMemory = async ({ initial, onCommit }: MemoryWorldParts, clock: Clock): Promise<MemoryBackend> =>
  createMemoryBackend({ initial: initial ?? (await demoSnapshot(clock.now())), ...(onCommit && { onCommit }) });

const SWEEP_MS = 100;

const createAdapter = (backend: Backend, origin: string, brand: Brand): TransportAdapter => ({
  async call({ method, path, headers, cookies, body }) {
    const url = new URL(path, origin);
    const reply = await backend.rest({
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      cookies,
      body: body ?? '',
      address: '127.0.0.1',
      brand,
    });
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
    // Sweeps like every shell, and so closes connections whose session is over.
    const sweeping = setInterval(() => backend.sweep(SWEEP_MS), SWEEP_MS);
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`waited too long for ${what}`)), PATIENCE_MS);
    });
    return Promise.race([coming, late]).finally(() => {
      clearTimeout(timer);
      clearInterval(sweeping);
    });
  },
});

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text;
}
