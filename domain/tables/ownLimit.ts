import * as z from 'zod/mini';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

/** One limit of a day as it is kept; -1 is none. */
const KeptLimit = z.object({
  Limit: z.int(),
  /** A rise that waits; `From` is empty where none does. */
  Next: z.int(),
  From: z.string(),
});

/** Limits that players set themselves, and what is counted for them. `Owner` is a person: `phone:<number>`, or `player:<id>` without one. */
export const ownLimitTables = {
  ownLimits: table({
    columns: {
      Owner: personal('text'),
      Limits: personal(json(z.object({ time: KeptLimit, play: KeptLimit, spend: KeptLimit }))),
      /** Minutes of play until a break is asked for; 0: never. */
      Reminder: personal('integer'),
      /** When the last sign of play was; empty: never. */
      LastPlay: plain('text'),
      /** Seconds of play in a row up to it, and how many of them lay behind the last answer to a reminder. */
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
  }),
} as const;
