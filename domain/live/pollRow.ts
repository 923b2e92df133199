import type { LivePoll, LiveRoom } from '#protocol/entities/live.ts';
import type { Reader } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type PollRow = RowOf<Tables['livePolls']>;

export const VOTES = ['Votes0', 'Votes1', 'Votes2', 'Votes3'] as const;

export const serializePoll = (row: PollRow): LivePoll => ({
  PollID: row.PollID,
  Question: row.Question,
  Answers: VOTES.flatMap((votes, at) => {
    const Text = row.Answers[at];
    return Text === undefined ? [] : [{ Text, Votes: row[votes] }];
  }),
  EndTime: row.EndTime,
  IsOver: row.IsOver,
});

/**
 * Reads the polls of rooms with the viewer's answers.
 *
 * @param viewerID undefined for a visitor without an account
 */
export async function pollsIn(
  db: Reader,
  roomIDs: readonly string[],
  viewerID: string | undefined,
): Promise<{ readonly of: (roomID: string) => Pick<LiveRoom, 'Poll' | 'PollAnswer'> }> {
  const polls = await db.table('livePolls').find({ where: { RoomID: { in: roomIDs } } });
  const PollID = { in: polls.map((poll) => poll.PollID) };
  const votes =
    viewerID === undefined || polls.length === 0
      ? []
      : await db.table('livePollVotes').find({ where: { PollID, PlayerID: viewerID } });
  return {
    of: (roomID) => {
      const poll = polls.find(({ RoomID }) => RoomID === roomID);
      if (poll === undefined) return { Poll: null, PollAnswer: -1 };
      const vote = votes.find((one) => one.PollID === poll.PollID);
      return { Poll: serializePoll(poll), PollAnswer: vote?.Answer ?? -1 };
    },
  };
}
