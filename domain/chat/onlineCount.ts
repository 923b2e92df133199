import * as operations from '#protocol/operations/chat.ts';
import { AnswerCache } from '../dispatch/answerCache.ts';
import { answer } from '../dispatch/handler.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader } from '../ports/store.ts';

const KEPT_SECONDS = 5;
const caches = new WeakMap<Ports, AnswerCache>();

function cacheOf(ports: Ports): AnswerCache {
  const cache = caches.get(ports) ?? new AnswerCache(ports.clock);
  caches.set(ports, cache);
  return cache;
}

/** Counts each player once, with any number of connections. The query reads one row for each player. */
async function countPlayers(db: Reader): Promise<{ readonly Count: number }> {
  const rows = await db.table('connections').find({});
  return { Count: new Set(rows.map(({ PlayerID }) => PlayerID)).size };
}

export const getOnlineCount = answer(operations.getOnlineCount, async (_request, { ports }, db) =>
  operations.getOnlineCount.result.parse(await cacheOf(ports).get('online', KEPT_SECONDS, () => countPlayers(db))),
);
