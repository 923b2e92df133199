import { setTimeout } from 'node:timers/promises';
import { assertDefined } from '#conformance/expectation.ts';
import type { TransportAdapter } from '#conformance/transportAdapter.ts';
import { featureFlagsOf } from '#domain/featureFlags/featureFlags.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { QueuedStore } from '#domain/store.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { advanceClock, setSwitch } from '#protocol/endpoints/dev.ts';
import { readBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { type ServiceParts, startService } from '../service.ts';
import { createSearchedLog } from './searchedLog.ts';
import { createWireAdapter } from './wireAdapter.ts';

/** The balancer's host name for callers. The test cases call the nodes by this name, so nothing listens there. */
export const PUBLIC_HOST = 'localhost:18080';
/**
 * Each process has its own development provider, so a sign-in by a provider stays on one node. Real providers are
 * external.
 */
const BY_PROVIDER = /^\/(?:api\/auth\/(?:callback\/|signin\/(?:line|google|apple|facebook))|dev\/(?:consent|provider))/;

/** Milliseconds between two checks of the nodes' counts. */
const LOOK_MS = 20;

interface Shared extends Pick<ServiceParts, 'random' | 'limits'> {
  readonly wrapStore?: (store: QueuedStore) => QueuedStore;
}

/** Services on one database behind a balancer. */
export interface Nodes {
  /** Sends each call, and each new socket, to the next node. */
  readonly adapter: TransportAdapter;
  /**
   * Returns the target of the next call to a path, or of the next socket. Calls use {@link PUBLIC_HOST} as their host.
   */
  nextOrigin(path?: string): Promise<string>;
  /** Makes every node send the pushes that the others committed. */
  readPushes(): Promise<void>;
  /** The port of each node. */
  readonly listening: readonly number[];
  /** The RTMP port of the first node, if it receives streams. */
  readonly rtmpPort: number | undefined;
  /** The ports of the first node. */
  readonly ports: Ports;
  stop(): Promise<void>;
}

/**
 * Starts whole services in this process on one PostgreSQL database with the demo world. Each service has its own store,
 * connections and memory.
 * @param count the number of services
 * @param shared parts that the services share beside the database
 */
export async function startNodes(
  databaseUrl: string,
  count: number,
  settings: Readonly<Record<string, string>> = {},
  shared: Shared = {},
): Promise<Nodes> {
  const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  for (let at = 0; at < count; at += 1) nodes.push(await startNode(databaseUrl, at === 0, settings, shared));
  while (nodes.some(({ service }) => service.ports.node.living() < count)) await setTimeout(LOOK_MS);
  let turn = 0;
  /**
   * Returns the next node after it has read the acknowledged work of the others, since a real caller does not return
   * within a millisecond.
   */
  const next = async () => {
    turn += 1;
    const node = assertDefined(nodes[turn % nodes.length], 'a node');
    await node.store.recoverPushes();
    return node;
  };
  const first = assertDefined(nodes[0], 'a node');
  const nextFor = async (path: string) => (BY_PROVIDER.test(path) ? first : next());
  const readPushes = async () => void (await Promise.all(nodes.map(({ store }) => store.recoverPushes())));
  return {
    listening: nodes.map(({ service }) => service.port),
    rtmpPort: first.service.rtmpPort,
    ports: first.service.ports,
    nextOrigin: async (path = '') => (await nextFor(path)).origin,
    readPushes,
    adapter: {
      async call(call) {
        const reply = await (await nextFor(call.path)).adapter.call(call);
        // A switch reaches the others within two seconds.
        if (call.path === setSwitch.path)
          await Promise.all(nodes.map(({ service }) => featureFlagsOf(service.ports).reread()));
        // The clocks of the others move when they read the change. Calls of open sockets do not wait for this.
        if (call.path === advanceClock.path) await readPushes();
        return reply;
      },
      connect: async (socket, events) => (await next()).adapter.connect(socket, events),
      patience: (coming, what) => first.adapter.patience(coming, what),
    },
    async stop() {
      for (const node of nodes) await node.stop();
    },
  };
}

async function startNode(
  databaseUrl: string,
  isFirst: boolean,
  settings: Readonly<Record<string, string>>,
  shared: Shared,
) {
  const brands = readBrands('brands');
  const config = readConfig(
    {
      PORT: '0',
      OPEN_PARTS: 'Games,Shop,Live',
      PUBLIC_ORIGIN: `http://${PUBLIC_HOST}`,
      LOG_LEVEL: 'debug',
      MAX_REQUESTS_PER_MINUTE: '1000000',
      MAX_FRAMES_PER_SECOND_PER_ADDRESS: '1000000',
      ...settings,
      DATABASE_URL: databaseUrl,
    },
    brands.map(({ ID }) => ID),
  );
  const bus = createLocalBus();
  const searched = createSearchedLog(config.logLevel);
  const { log } = searched;
  const { wrapStore = (own) => own, ...sharedParts } = shared;
  const store = wrapStore(await openDatabase(config.databaseUrl, { bus, log }));
  if (isFirst) await seedDemoWorld(store, Date.now());
  const folders = { appFolder: '/nonexistent', docsFolder: '/nonexistent' };
  const parts = { config, brands, store, bus, log, ...folders, ...sharedParts };
  const service = await startService(parts);
  const origin = `http://127.0.0.1:${service.port}`;
  const adapter = createWireAdapter(origin, undefined, PUBLIC_HOST);
  return { store, service, origin, adapter, stop: () => searched.stop(service) };
}
