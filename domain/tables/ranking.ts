import * as z from 'zod/mini';
import { json, table } from '../table.ts';

const Candidate = z.object({ PlayerID: z.string(), Score: z.int() });

/** Rankings: the scores of what is under way, the snapshots that players see, and what they brought. */
export const rankingTables = {
  rankScores: table({
    columns: {
      Board: 'text',
      PlayerID: 'text',
      Score: 'integer',
      /** When it became what it is: of two equal scores the earlier stands higher. */
      ReachTime: 'text',
    },
    key: ['Board', 'PlayerID'],
    indexes: [['Board', 'Score', 'ReachTime']],
  }),
  rankBoards: table({
    columns: {
      /** `rich`, or `<activity>:<day on which its period began>`. */
      Board: 'text',
      ActivityID: 'text',
      /** Empty for a ranking without an end. */
      StartTime: 'text',
      EndTime: 'text',
      /** Of the snapshot; NextTime is empty once it is final. */
      UpdateTime: 'text',
      NextTime: 'text',
      Total: 'integer',
      /** `open`, `settled` (final, rewards leave), `paid`, `cleared` (scores are gone). */
      State: 'text',
    },
    key: ['Board'],
    indexes: [['State', 'EndTime']],
  }),
  rankPlaces: table({
    columns: { Board: 'text', Place: 'integer', PlayerID: 'text', Score: 'integer' },
    key: ['Board', 'Place'],
    unique: [['Board', 'PlayerID']],
  }),
  /** A snapshot under way that takes several pieces: how far it has come, and the best so far. */
  rankDrafts: table({
    columns: { Board: 'text', StartTime: 'text', After: 'text', Best: json(z.array(Candidate)) },
    key: ['Board'],
  }),
  rankRewards: table({
    columns: {
      Board: 'text',
      PlayerID: 'text',
      ActivityID: 'text',
      StartTime: 'text',
      EndTime: 'text',
      Place: 'integer',
      Score: 'integer',
      Gold: 'integer',
      /** The mail that brought it; empty until it left. */
      MailID: 'text',
    },
    key: ['Board', 'PlayerID'],
    indexes: [
      ['Board', 'MailID'],
      ['PlayerID', 'EndTime'],
    ],
  }),
} as const;
