import * as z from 'zod/mini';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

/** A stored daily limit. -1 means no limit. */
const KeptLimit = z.object({
  Limit: z.int(),
  /** A raise that is not in force yet. `From` is empty if there is none. */
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
      /** The seconds of continuous play up to the last sign, and how many of them were before the last answer to a reminder. */
      Run: counted('integer'),
      Answered: counted('integer'),
    },
    key: ['Owner'],
  }),
  playDays: table({
    columns: {
      Owner: personal('text'),
      /** The day in Taipei, as `2026-11-21`. */
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
