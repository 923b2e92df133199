import { setTimeout } from 'node:timers/promises';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { HAS_REDIS, startRedisServer } from '../testing/redisServer.ts';
import { HAS_NATS } from './doorbell/nats.ts';
import type { OpenRival } from './doorbell/rival.ts';
import { rivals } from './doorbell/rivals.ts';
import { percentile } from './median.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

// Measures the delay until another process has a commit, and the commits per second, for the product's way and its
// rivals (decision 0183).
// Test servers write nothing to disk at a commit. For meaningful figures name a server with fsync in TEST_POSTGRES_URL.

/** Writers, each on its own connection. */
const WRITERS = 8;
const COMMITS = sized(2000, 40);
const RATE = 200;
const SENDS = sized(1000, 20);
/** As large as a push of a public message. */
const BODY = 'x'.repeat(300);

if (POSTGRES_URL === '' || !HAS_REDIS) {
  console.log('not measured, since it needs TEST_POSTGRES_URL and redis-server: the doorbell');
  print({ name: 'doorbells measured', value: 0, unit: '', atMost: 0 });
} else {
  const databases = createDatabases();
  const redis = await startRedisServer();
  try {
    const url = await databases.create();
    for (const open of rivals(HAS_NATS)) await measure(open, url, redis.url);
  } finally {
    await redis.kill();
    await databases.dropAll();
  }
}

async function measure(open: OpenRival, databaseUrl: string, redisUrl: string): Promise<void> {
  const committed = new Map<string, number>();
  const heard = new Map<string, number>();
  const onHeard = (message: string): void => void heard.set(message, performance.now());
  const rival = await open({ databaseUrl, redisUrl, writers: WRITERS, onHeard });
  const send = async (writer: number, number: number): Promise<void> => {
    const message = `${number} ${BODY}`;
    await rival.commit(writer, message);
    committed.set(message, performance.now());
  };
  /** Waits until the reader has every message, at most two seconds, since lost messages never arrive. */
  const settle = async (): Promise<void> => {
    for (let tries = 0; heard.size < committed.size && tries < 200; tries += 1) await setTimeout(10);
  };
  try {
    const start = performance.now();
    const inTurn = async (writer: number): Promise<void> => {
      for (let number = writer; number < COMMITS; number += WRITERS) await send(writer, number);
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => inTurn(writer)));
    const seconds = (performance.now() - start) / 1000;
    await settle();
    const late = await measureRate(send);
    await settle();
    const lags = [...committed].slice(-late).map(([message, at]) => Math.max(0, (heard.get(message) ?? Infinity) - at));
    const [half, most] = [50, 99].map((share) => percentile(lags, share).toPrecision(3));
    console.log(
      `${rival.name}: ${Math.round(COMMITS / seconds)} commits a second of ${WRITERS} processes; at ${RATE} a second half within ${half} ms, 99 of 100 within ${most} ms`,
    );
    print({ name: `${rival.name}: lost`, value: committed.size - heard.size, unit: '', atMost: 0 });
  } finally {
    await rival.stop();
  }
}

/** @returns the number of sent messages */
async function measureRate(send: (writer: number, number: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  // A connection does one transaction at a time.
  const turns = Array.from({ length: WRITERS }, () => Promise.resolve());
  for (let at = 0; at < SENDS; at += 1) {
    await setTimeout(Math.max(0, start + (at * 1000) / RATE - performance.now()));
    const writer = at % WRITERS;
    turns[writer] = (turns[writer] ?? Promise.resolve()).then(() => send(writer, COMMITS + at));
  }
  await Promise.all(turns);
  return SENDS;
}
