import { createClient, createCluster, createSentinel } from 'redis';
import type { RedisConfig } from '../redisConfig.ts';

/** The common interface of the three kinds of clients. */
export interface RedisClient {
  readonly isReady: boolean;
  /** @param key the key that selects the node of a cluster */
  send(args: readonly string[], key: string | undefined): Promise<unknown>;
  subscribe(channel: string, listener: (message: string) => void): Promise<void>;
  /** Connects. The client of a single server reconnects automatically. The other clients reject if no server answers. */
  connect(): Promise<void>;
  /** Closes the connections immediately. */
  destroy(): Promise<void>;
}

export interface RedisEvents {
  readonly onReady: () => void;
  readonly onError: (error: unknown) => void;
}

/** A connection without an answer for this time is closed and opened again. Pings keep an idle connection active. */
const SILENCE_MS = 3000;
const PING_MS = 1000;
const CONNECT_MS = 2000;
/** The most commands that wait for a paused server. */
const MAX_WAITING = 20_000;

const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 2000;

/**
 * Returns the wait before a new attempt. It doubles each time, and half of it is random, so that processes do not
 * reconnect together.
 */
export function retryAfter(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempt, 10));
  return Math.round(longest / 2 + (random() * longest) / 2);
}

function optionsOf({ tls, username, password }: RedisConfig) {
  const socket = {
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    reconnectStrategy: (attempt: number) => retryAfter(attempt),
  };
  return {
    socket: tls ? { ...socket, tls } : socket,
    pingInterval: PING_MS,
    commandsQueueMaxLength: MAX_WAITING,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled' as const,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  };
}

/** Creates the client of a set-up, not yet connected. */
export function createRedisClient(config: RedisConfig, events: RedisEvents): RedisClient {
  const options = optionsOf(config);
  if (config.kind === 'cluster') {
    const cluster = createCluster({
      rootNodes: config.nodes.map((node) => ({ ...options, socket: { ...options.socket, ...node } })),
      defaults: options,
    });
    cluster.on('error', events.onError).on('node-error', events.onError).on('connect', events.onReady);
    cluster.on('node-ready', events.onReady);
    return {
      get isReady() {
        return cluster.isReady;
      },
      send: (args, key) => cluster.sendCommand(key, false, [...args]),
      subscribe: (channel, listener) => cluster.subscribe(channel, listener),
      connect: async () => void (await cluster.connect()),
      destroy: async () => cluster.destroy(),
    };
  }
  if (config.kind === 'sentinel') {
    const { sentinelPassword } = config;
    const sentinel = createSentinel({
      name: config.master,
      sentinelRootNodes: [...config.sentinels],
      nodeClientOptions: options,
      sentinelClientOptions: {
        socket: options.socket,
        disableClientInfo: true,
        ...(sentinelPassword !== undefined && { password: sentinelPassword }),
      },
      scanInterval: SILENCE_MS,
      passthroughClientErrorEvents: true,
    });
    sentinel.on('error', events.onError).on('ready', events.onReady);
    return {
      get isReady() {
        return sentinel.isReady;
      },
      send: (args) => sentinel.sendCommand(false, [...args]),
      subscribe: (channel, listener) => sentinel.subscribe(channel, listener),
      connect: async () => void (await sentinel.connect()),
      destroy: () => sentinel.destroy(),
    };
  }
  const client = createClient({
    ...options,
    socket: { ...options.socket, ...config.node },
    database: config.database,
  });
  client.on('error', events.onError).on('ready', events.onReady);
  return {
    get isReady() {
      return client.isReady;
    },
    send: (args) => client.sendCommand(args),
    subscribe: (channel, listener) => client.subscribe(channel, listener),
    connect: async () => void (await client.connect()),
    destroy: async () => client.destroy(),
  };
}
