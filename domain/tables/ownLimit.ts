import * as z from 'zod/mini';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

/** A stored limit of a day; -1 for none. */
const KeptLimit = z.object({
  Limit: z.int(),
  /** A raise that waits. `From` is empty without one. */
  Next: z.int(),
  From: z.string(),
});

/** Limits that players set themselves, and their counts. `Owner` is a person: `phone:<number>`, or `player:<id>` without a phone. */
export const ownLimitTables = {
  ownLimits: table({
    columns: {
      Owner: personal('text'),
      Limits: personal(json(z.object({ time: KeptLimit, play: KeptLimit, spend: KeptLimit }))),
      /** Minutes of play before a reminder to take a break. 0 means never. */
      Reminder: personal('integer'),
      /** Empty means never. */
      LastPlay: plain('text'),
      /** Seconds of continuous play up to it, and how many of them were before the last answer to a reminder. */
      Run: counted('integer'),
      Answered: counted('integer'),
    },
    key: ['Owner'],
  }),
  playDays: table({
    columns: {
      Owner: personal('text'),
      /** In Taipei, as `2026-11-21`. */
      Day: key('text'),
      Seconds: counted('integer'),
      Rounds: counted('integer'),
      Bet: counted('integer'),
      Win: counted('integer'),
      /** NT$. */
      Spent: counted('integer'),
    },
    key: ['Owner', 'Day'],
    indexes: [['Day']],
  }),
} as const;
