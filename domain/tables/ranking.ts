import * as z from 'zod/mini';
import { counted, json, key, plain, table } from '#store/table.ts';

const Candidate = z.object({ PlayerID: z.string(), Score: z.int() });

export const rankingTables = {
  rankScores: table({
    columns: {
      Board: key('text'),
      PlayerID: key('player'),
      Score: counted('integer'),
      /** When the score was reached. Of two equal scores, the earlier ranks higher. */
      ReachTime: plain('text'),
    },
    key: ['Board', 'PlayerID'],
    indexes: [['Board', 'Score', 'ReachTime']],
  }),
  rankBoards: table({
    columns: {
      /** `rich`, or `<activity>:<first day of its period>`. */
      Board: key('text'),
      ActivityID: key('text'),
      /** Empty for a ranking without an end. */
      StartTime: plain('text'),
      EndTime: plain('text'),
      /** The times of the snapshot. NextTime is empty after the final snapshot. */
      UpdateTime: plain('text'),
      NextTime: plain('text'),
      Total: counted('integer'),
      /** `open`, `settled` (final, rewards are being sent), `paid`, `cleared` (scores are removed). */
      State: plain('text'),
    },
    key: ['Board'],
    indexes: [['State', 'EndTime']],
  }),
  rankPlaces: table({
    columns: {
      Board: key('text', { references: 'rankBoards' }),
      Place: key('integer'),
      PlayerID: key('player'),
      Score: counted('integer'),
    },
    key: ['Board', 'Place'],
    unique: [['Board', 'PlayerID']],
  }),
  /** A snapshot in progress that takes several pieces: the position, and the best scores so far. */
  rankDrafts: table({
    columns: {
      Board: key('text'),
      StartTime: plain('text'),
      After: plain('text'),
      Best: counted(json(z.array(Candidate))),
    },
    key: ['Board'],
  }),
  rankRewards: table({
    columns: {
      Board: key('text', { references: 'rankBoards' }),
      PlayerID: key('player'),
      ActivityID: key('text'),
      StartTime: plain('text'),
      EndTime: plain('text'),
      Place: key('integer'),
      Score: counted('integer'),
      Gold: counted('integer'),
      /** The mail with the reward. Empty until it was sent. */
      MailID: key('text', { references: 'mails' }),
    },
    key: ['Board', 'PlayerID'],
    indexes: [
      ['Board', 'MailID'],
      ['PlayerID', 'EndTime'],
    ],
  }),
} as const;
