import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { RedisConfig } from '../redisConfig.ts';
import { createRedisClient, type RedisClient, retryAfter } from './redisClient.ts';

/** What `/readyz` and the metrics show about Redis. */
export interface RedisState {
  /** Whether commands and messages get through. */
  readonly isReady: boolean;
  /** Why not, in a word: the code of the last error. */
  readonly problem: string | undefined;
}

/** A Lua script. The server keeps it by its digest. */
export interface RedisScript {
  readonly text: string;
  readonly digest: string;
}

/** The connections of this process to Redis. Redis only carries: a caller gets along when a command rejects. */
export interface Redis {
  state(): RedisState;
  /** Sends a command on one key. Rejects at once without a connection, and after the deadline without an answer. */
  command(name: string, key: string, ...args: readonly string[]): Promise<unknown>;
  /** Runs a script. In a cluster the keys must belong to one slot. */
  evaluate(script: RedisScript, keys: readonly string[], args: readonly string[]): Promise<unknown>;
  publish(channel: string, message: string): Promise<void>;
  /**
   * Listens to a channel, now and after each reconnect.
   * @param onConnected called after each connect: messages before it are lost
   */
  subscribe(channel: string, listener: (message: string) => void, onConnected?: () => void): void;
  stop(): Promise<void>;
}

/** How long a command may take. */
const COMMAND_MS = 1000;
/** One line in the log for a problem that lasts. */
const SAME_PROBLEM_MS = 60_000;

export const redisScript = (text: string): RedisScript => ({
  text,
  digest: createHash('sha1').update(text).digest('hex'),
});

/**
 * Opens the connections: one for commands and one for messages. Returns at once; Redis may be gone, and it is connected when it comes.
 * @param settings.commandMs how long a command may take
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

  const send = (args: readonly string[], key: string | undefined): Promise<unknown> =>
    commands.isReady
      ? within(commandMs, commands.send(args, key))
      : Promise.reject(new Error('Redis is not connected'));
  return {
    state: () => {
      const isReady = commands.isReady && messages.isReady;
      return { isReady, problem: isReady ? undefined : (problem ?? 'closed') };
    },
    command: (name, key, ...args) => send([name, config.prefix + key, ...args], config.prefix + key),
    evaluate: async (script, keys, args) => {
      const named = keys.map((key) => config.prefix + key);
      const rest = [String(keys.length), ...named, ...args];
      try {
        return await send(['EVALSHA', script.digest, ...rest], named[0]);
      } catch (error) {
        if (codeOf(error) !== 'NOSCRIPT') throw error;
        return send(['EVAL', script.text, ...rest], named[0]);
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

/** Tries until a client is connected or this process stops. */
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

/** An answer that comes too late is dropped. */
function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis is slow')), milliseconds);
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
