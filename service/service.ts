import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Job } from '#domain/schedule/job.ts';
import { createBackend, type Handlers } from '#domain/backend.ts';
import type { Bus } from '#domain/ports/bus.ts';
import type { Ports, Random } from '#domain/ports/index.ts';
import type { QueuedStore } from '#domain/store.ts';
import type { Brand } from '#protocol/brands.ts';
import { repeat } from '#store/repeat.ts';
import { countHeldRounds } from '#domain/play/heldRounds.ts';
import { createBrandChoice } from './brandChoice.ts';
import { type Limits, limitsOfOneProcess } from './cluster/cluster.ts';
import { createDoorbell } from './cluster/doorbell.ts';
import { joinProcesses } from './cluster/join.ts';
import type { Config } from './config.ts';
import { ADDRESS_WINDOW_MS, addressLimitBy, createAddressLimit } from './http/addressLimit.ts';
import { createApp } from './http/app.ts';
import { boundConnections } from './http/connectionLimit.ts';
import { createProbeApp } from './http/probes.ts';
import { createEntrance, answerExpectation } from './http/entrance.ts';
import { limitLargeBodies } from './http/largeBodies.ts';
import { closeNow, listen, portOf, serverFor } from './http/server.ts';
import { RefusedCallers } from './http/refusedCallers.ts';
import type { SignedRoute } from './http/signedRoutes.ts';
import { walletRoute } from './http/walletRoute.ts';
import { paymentRoutes } from './payments/paymentRoutes.ts';
import { createEdgeEvents } from './ports/edgeEvents.ts';
import { createDomainAuthority } from './media/domainAuthority.ts';
import { type LinkParts, type LinkServer, startLink } from './media/link/linkServer.ts';
import { publishUrlOf } from './media/rtmp/ingestAddress.ts';
import { startMedia } from './media/media.ts';
import { findOwnerIn } from './media/owners.ts';
import { createMetrics } from './ports/metrics.ts';
import { createObserver } from './ports/observer.ts';
import { createPorts } from './ports/ports.ts';
import { countWaiting } from './ports/waitingWork.ts';
import { type DevelopmentProvider, startDevelopmentProvider } from './developmentProvider/developmentProvider.ts';
import { createOriginCheck } from './sockets/origins.ts';
import { openSockets, type Sockets } from './sockets/sockets.ts';

const IDLE_CHECK_MS = 50;
/** How often the service polls for pushes of the operator's command line. */
const FORWARD_MS = 1000;
/** How often the service checks for due jobs. */
const JOBS_MS = 1000;
/** The most milliseconds for a pending request when the service stops. */
const LAST_ANSWER_MS = 3000;

export interface ServiceParts {
  readonly config: Config;
  readonly brands: readonly Brand[];
  /** Migrated, and seeded if needed. Closed with the service. */
  readonly store: QueuedStore;
  /** The bus that the store publishes on. */
  readonly bus: Bus;
  readonly log: Logger;
  readonly appFolder: string;
  readonly docsFolder: string;
  /** The product's own, unless a test replaces one. */
  readonly handlers?: Handlers;
  /** The system's own, unless a test needs repeatable values. */
  readonly random?: Random | undefined;
  /** Those of the processes on the database, unless a test has limits with its own clock. */
  readonly limits?: Limits | undefined;
  /** Jobs beside those of every service. */
  readonly jobs?: readonly Job[];
  /** Signed routes for other servers. */
  readonly signedRoutes?: readonly SignedRoute[];
}

export interface RunningService {
  readonly port: number;
  /** The port of the probes, if it is separate. */
  readonly probesPort: number | undefined;
  /** The port for encoders, if this process takes streams. */
  readonly rtmpPort: number | undefined;
  /** The port for media processes, if they serve the streams. */
  readonly mediaPort: number | undefined;
  readonly ports: Ports;
  /**
   * Drains and stops. `/readyz` answers 503 at once and no socket opens. Over `DRAIN_SECONDS` the sockets close with
   * 1012. Then the server answers pending requests and closes, and the store closes.
   * Resolves when all of it is done.
   */
  stop(): Promise<void>;
}

/** Creates the service and listens. @throws Error if the port is taken */
export async function startService(parts: ServiceParts): Promise<RunningService> {
  const { config, log } = parts;
  let draining = false;
  const isDraining = (): boolean => draining;
  const { store, waiting } = countWaiting(parts.store);
  const membership = await joinProcesses(config, { store: parts.store, bus: parts.bus, log });
  const { node, redis, clockCheck } = membership;
  const limits = parts.limits ?? membership.limits;
  let connections = (): number => 0;
  let heldRounds = (): Promise<number> => Promise.resolve(0);
  const metrics = createMetrics({
    connections: () => connections(),
    writerQueue: waiting,
    // The other metrics are available without a database.
    heldRounds: () => heldRounds().catch(() => Number.NaN),
    ...(redis !== undefined && { redis: () => redis.state().isReady }),
    ...(clockCheck !== undefined && { clockBehind: () => clockCheck.behindSeconds() }),
  });
  const isOwnOrigin = createOriginCheck(parts.brands, config);
  const provider = await openProvider(config, isOwnOrigin);
  const publishUrl = (): string => config.rtmpUrl ?? publishUrlOf(config.publicOrigin, media.rtmpPort);
  const observer = createObserver(log, metrics);
  const ports = await createPorts({ ...parts, store, limits, node, provider, observer, publishUrl });
  await parts.store.recoverPushes();
  if (redis !== undefined) parts.store.useDoorbell(createDoorbell(redis, () => node.living() === 1));
  const backend = createBackend(ports, parts.handlers, parts.jobs);
  connections = () => backend.connections;
  heldRounds = () => countHeldRounds(store, ports.clock.now());

  const brands = createBrandChoice(parts.brands, config);
  const addressLimit =
    limits === limitsOfOneProcess
      ? createAddressLimit(config.maxRequestsPerMinute)
      : addressLimitBy(limits.windows('requests', config.maxRequestsPerMinute, ADDRESS_WINDOW_MS));
  const edgeEvents = createEdgeEvents(ports);
  const refused = new RefusedCallers(ports.clock);
  const { games } = ports;
  const signedRoutes = [
    ...(parts.signedRoutes ?? []),
    ...(games === undefined ? [] : [walletRoute({ config, ports, games })]),
    ...(ports.payments === undefined && !config.devTools ? [] : [paymentRoutes({ config, ports })]),
  ];
  const nodeOrigin = (): string => config.nodeOrigin ?? `http://${config.host}:${portOf(server)}`;
  // A separate media server plays the streams for all processes, and a single process needs no relay.
  const sharesStreams = limits !== limitsOfOneProcess && config.media.kind === 'inside';
  const authority = createDomainAuthority(ports, sharesStreams ? nodeOrigin : undefined);
  const media = await startMedia({
    authority,
    log,
    metricsRegistry: metrics.registry,
    now: () => ports.clock.monotonic(),
    ingest: config.rtmp,
    maxStreamMbits: config.maxStreamMbits,
    ffmpeg: config.ffmpeg ?? 'ffmpeg',
    hlsFfmpeg: config.ffmpeg,
    addressLimit,
    trustedProxies: config.trustedProxies,
    maxViewersPerAddress: config.maxConnectionsPerAddress,
    isOwnOrigin,
    isDraining,
    findOwner: sharesStreams ? findOwnerIn(store, nodeOrigin) : undefined,
  });
  const link = await openLink(config, { authority, log, monotonic: () => ports.clock.monotonic() });
  const shared = {
    redis,
    limits,
    clockCheck,
    live: media.play,
    edgeEvents,
    refused,
    signedRoutes,
    config,
    backend,
    brands,
    log,
    metrics,
    addressLimit,
    isOwnOrigin,
    isDraining,
  };
  const app = createApp({ ...shared, ports, appFolder: parts.appFolder, docsFolder: parts.docsFolder });
  const entrance = createEntrance({
    ...shared,
    clock: ports.clock,
    isSigned: (path) => signedRoutes.some(({ prefix }) => path.startsWith(`${prefix}/`)),
  });
  const enter = entrance(limitLargeBodies(shared, app));
  const server = serverFor(config, (request, response) => {
    // A connection that a balancer keeps open would bring the next request to this process.
    if (draining) response.setHeader('Connection', 'close');
    enter(request, response);
  });
  server.on('checkExpectation', entrance(answerExpectation));
  const bounds = { ...config, open: limits.open('connections', config.maxConnectionsPerAddress) };
  boundConnections(server, bounds, ports.clock, (why, address) => {
    metrics.connectionRefused(why);
    if (why === 'connections') edgeEvents.limitReached('connections', address);
  });
  const sockets = openSockets(server, { ...shared, allBrands: parts.brands });
  const probes = config.probes.port === undefined ? undefined : serverFor(config, createProbeApp({ ...shared, ports }));
  await listen(server, config);
  if (probes !== undefined) await listen(probes, { host: config.host, port: config.probes.port ?? 0 });

  const forwarding = repeat(
    FORWARD_MS,
    () => parts.store.recoverPushes(),
    (error) => log.error({ err: error }, 'pushes of a command were not sent'),
  );

  const timing = repeat(
    JOBS_MS,
    () => backend.runDueJobs(),
    (error) => log.error({ err: error }, 'timed work failed'),
  );

  const drain = async (): Promise<void> => {
    draining = true;
    // Other processes run the jobs. Pushes still go to the open sockets.
    await timing.stop();
    if (config.drainMs > 0) await drainSockets(sockets, config.drainMs);
    await forwarding.stop();
    const closed = closeServer(server);
    await Promise.all([media.stop(), link?.stop()]);
    await backend.drain();
    await sockets.stop();
    // Node does not count a connection without any request as idle, so it would keep the server open.
    const last = globalThis.setTimeout(() => server.closeAllConnections(), LAST_ANSWER_MS);
    await closed;
    clearTimeout(last);
    if (probes !== undefined) await closeNow(probes);
    await provider?.stop();
    await membership.stop();
    await store.close();
  };
  let stopping: Promise<void> | undefined;
  return {
    port: portOf(server),
    probesPort: probes === undefined ? undefined : portOf(probes),
    rtmpPort: media.rtmpPort,
    mediaPort: link?.port,
    ports,
    stop: () => {
      stopping ??= drain();
      return stopping;
    },
  };
}

/**
 * Drains the sockets in three quarters of the time. In the first quarter the balancer detects that this process is not
 * ready.
 */
async function drainSockets(sockets: Sockets, overMs: number): Promise<void> {
  await setTimeout(overMs / 4);
  await sockets.drain((overMs * 3) / 4);
}

/** Media processes and the service compare real clocks, since the development clock may be moved. */
const openLink = async ({ media }: Config, parts: Omit<LinkParts, 'now'>): Promise<LinkServer | undefined> =>
  media.kind === 'inside' ? undefined : startLink({ ...parts, now: Date.now }, media.link);

/** In development, a provider on the next port replaces identity providers that are not configured. */
const openProvider = async (
  { devTools, port }: Config,
  isOwnOrigin: (origin: string) => boolean,
): Promise<DevelopmentProvider | undefined> =>
  devTools ? startDevelopmentProvider({ port: port === 0 ? 0 : port + 1, isOwnOrigin }) : undefined;

/** Stops accepting connections. Resolves when the last request is answered and its connection is closed. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection becomes idle only after its request is answered.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}
