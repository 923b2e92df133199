import * as z from 'zod/mini';
import { counted, json, key, plain, table } from '#store/table.ts';

const Candidate = z.object({ PlayerID: z.string(), Score: z.int() });

/** Rankings: the scores of what is under way, the snapshots that players see, and what they brought. */
export const rankingTables = {
  rankScores: table({
    columns: {
      Board: key('text'),
      PlayerID: key('player'),
      Score: counted('integer'),
      /** When it became what it is: of two equal scores the earlier stands higher. */
      ReachTime: plain('text'),
    },
    key: ['Board', 'PlayerID'],
    indexes: [['Board', 'Score', 'ReachTime']],
  }),
  rankBoards: table({
    columns: {
      /** `rich`, or `<activity>:<day on which its period began>`. */
      Board: key('text'),
      ActivityID: key('text'),
      /** Empty for a ranking without an end. */
      StartTime: plain('text'),
      EndTime: plain('text'),
      /** Of the snapshot; NextTime is empty once it is final. */
      UpdateTime: plain('text'),
      NextTime: plain('text'),
      Total: counted('integer'),
      /** `open`, `settled` (final, rewards leave), `paid`, `cleared` (scores are gone). */
      State: plain('text'),
    },
    key: ['Board'],
    indexes: [['State', 'EndTime']],
  }),
  rankPlaces: table({
    columns: { Board: key('text'), Place: key('integer'), PlayerID: key('player'), Score: counted('integer') },
    key: ['Board', 'Place'],
    unique: [['Board', 'PlayerID']],
  }),
  /** A snapshot under way that takes several pieces: how far it has come, and the best so far. */
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
      Board: key('text'),
      PlayerID: key('player'),
      ActivityID: key('text'),
      StartTime: plain('text'),
      EndTime: plain('text'),
      Place: key('integer'),
      Score: counted('integer'),
      Gold: counted('integer'),
      /** The mail that brought it; empty until it left. */
      MailID: key('text'),
    },
    key: ['Board', 'PlayerID'],
    indexes: [
      ['Board', 'MailID'],
      ['PlayerID', 'EndTime'],
    ],
  }),
} as const;
