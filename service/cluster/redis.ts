import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { RedisConfig } from '../redisConfig.ts';
import { createRedisClient, type RedisClient, retryAfter } from './redisClient.ts';

/** The state of Redis, for `/readyz` and the metrics. */
export interface RedisState {
  /** Whether commands and messages arrive. */
  readonly isReady: boolean;
  /** The code of the last error while Redis is not ready. */
  readonly problem: string | undefined;
}

/** A Lua script. The server caches it by its digest. */
export interface RedisScript {
  readonly text: string;
  readonly digest: string;
}

/**
 * The connections of this process to Redis. Redis stores nothing permanent: every caller has a fallback for a rejected
 * command.
 */
export interface Redis {
  state(): RedisState;
  /** Sends a command on one key. Rejects immediately if there is no connection, and after the deadline if there is no answer. */
  command(name: string, key: string, ...args: readonly string[]): Promise<unknown>;
  /**
   * Runs a script. In a cluster the keys must belong to one slot.
   * @param withinMs the deadline, if it differs from that of commands
   */
  evaluate(script: RedisScript, keys: readonly string[], args: readonly string[], withinMs?: number): Promise<unknown>;
  publish(channel: string, message: string): Promise<void>;
  /**
   * Subscribes to a channel, now and after each reconnect.
   * @param onConnected called after each connect: earlier messages may be lost
   */
  subscribe(channel: string, listener: (message: string) => void, onConnected?: () => void): void;
  stop(): Promise<void>;
}

/** The most milliseconds for a command. */
const COMMAND_MS = 1000;
/** A lasting problem is logged once in this time. */
const SAME_PROBLEM_MS = 60_000;

export const redisScript = (text: string): RedisScript => ({
  text,
  digest: createHash('sha1').update(text).digest('hex'),
});

/**
 * Opens two connections, for commands and for messages. Returns immediately, and connects when Redis is available.
 * @param settings.commandMs the most milliseconds for a command
 */
export function openRedis(
  config: RedisConfig,
  { log, commandMs = COMMAND_MS }: { readonly log: Logger; readonly commandMs?: number },
): Redis {
  const stopping = new AbortController();
  let problem: string | undefined = 'connecting';
  let loggedAt = Number.NEGATIVE_INFINITY;
  const onError = (error: unknown): void => {
    if (stopping.signal.aborted) return;
    const found = codeOf(error);
    const now = performance.now();
    if (found !== problem || now - loggedAt > SAME_PROBLEM_MS) {
      loggedAt = now;
      log.warn({ problem: found }, 'Redis does not answer');
    }
    problem = found;
  };
  const onReady = (): void => {
    if (!commands.isReady || !messages.isReady || problem === undefined) return;
    problem = undefined;
    log.info('Redis is connected');
  };
  const subscriptions = new Subscriptions(config.prefix, onError);
  const commands = createRedisClient(config, { onError, onReady });
  const messages: RedisClient = createRedisClient(config, {
    onError,
    onReady: () => {
      onReady();
      subscriptions.connected(messages);
    },
  });
  const connected = [commands, messages].map((client) => keepConnecting(client, onError, stopping.signal));
  for (const each of connected) void each.then(onReady);

  const send = (args: readonly string[], key: string | undefined, withinMs = commandMs): Promise<unknown> =>
    commands.isReady ? within(withinMs, commands.send(args, key)) : Promise.reject(new Error('Redis is not connected'));
  return {
    state: () => {
      const isReady = commands.isReady && messages.isReady;
      return { isReady, problem: isReady ? undefined : (problem ?? 'closed') };
    },
    command: (name, key, ...args) => send([name, config.prefix + key, ...args], config.prefix + key),
    evaluate: async (script, keys, args, withinMs) => {
      const named = keys.map((key) => config.prefix + key);
      const rest = [String(keys.length), ...named, ...args];
      try {
        return await send(['EVALSHA', script.digest, ...rest], named[0], withinMs);
      } catch (error) {
        if (codeOf(error) !== 'NOSCRIPT') throw error;
        return send(['EVAL', script.text, ...rest], named[0], withinMs);
      }
    },
    publish: async (channel, message) => void (await send(['PUBLISH', config.prefix + channel, message], undefined)),
    subscribe: (channel, listener, onConnected) => subscriptions.add(messages, { channel, listener, onConnected }),
    stop: async () => {
      stopping.abort();
      await Promise.allSettled([commands.destroy(), messages.destroy(), ...connected]);
    },
  };
}

/** Retries until a client is connected or this process stops. */
async function keepConnecting(
  client: RedisClient,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      await client.connect();
      return;
    } catch (error) {
      onError(error);
    }
    await pause(retryAfter(attempt), signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Rejects if the answer is late. A late answer is dropped. */
function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // The answer may have arrived while this process was busy, so the sockets are read once more before it counts as
    // late.
    const timer = setTimeout(() => setImmediate(() => reject(new Error('Redis is slow'))), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The code of an error without its message: `ECONNREFUSED`, `WRONGPASS`, `SocketTimeoutError`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const [first = ''] = error.message.split(' ');
  if (/^[A-Z]{4,}$/.test(first)) return first;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name;
}

interface Subscription {
  readonly channel: string;
  readonly listener: (message: string) => void;
  readonly onConnected: (() => void) | undefined;
}

/** The channels of this process. The client itself subscribes again after a reconnect. */
class Subscriptions {
  readonly #prefix: string;
  readonly #onError: (error: unknown) => void;
  readonly #all: Subscription[] = [];
  readonly #made = new Set<Subscription>();

  constructor(prefix: string, onError: (error: unknown) => void) {
    this.#prefix = prefix;
    this.#onError = onError;
  }

  add(client: RedisClient, subscription: Subscription): void {
    this.#all.push(subscription);
    if (client.isReady) this.#make(client, subscription);
  }

  connected(client: RedisClient): void {
    for (const each of this.#all) {
      if (this.#made.has(each)) each.onConnected?.();
      else this.#make(client, each);
    }
  }

  #make(client: RedisClient, subscription: Subscription): void {
    this.#made.add(subscription);
    client.subscribe(this.#prefix + subscription.channel, subscription.listener).then(
      () => subscription.onConnected?.(),
      (error: unknown) => {
        this.#made.delete(subscription);
        this.#onError(error);
      },
    );
  }
}
