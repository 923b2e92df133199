import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { pollChanged } from '#protocol/operations/live.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import { lockedModeratedRoom } from './moderation.ts';
import { type PollRow, serializePoll, VOTES } from './pollRow.ts';
import { roomHere } from './room.ts';

/** The shortest time between two pushes of votes. The job pushes the votes in between. */
const TELL_MS = 1000;
/** How long the result is shown after the end. */
const RESULT_MS = 60_000;

export const pollLock = (RoomID: string): string => `poll:${RoomID}`;

export const votePoll = answer(operations.votePoll, async ({ PollID, Answer }, context, tx) => {
  const { RoomID } = await roomHere(tx, context, undefined);
  const { PlayerID } = context.player;
  await tx.lock([pollLock(RoomID)]);
  const poll = await pollIn(tx, RoomID, PollID);
  if (isOver(poll, context)) fail(300016);
  const votes = VOTES[Answer];
  if (votes === undefined || poll.Answers[Answer] === undefined) failField('Answer', 'is none of the answers');
  const ballots = tx.table('livePollVotes');
  if ((await ballots.get(PollID, PlayerID)) !== undefined) fail(300014);
  await ballots.insert({ PollID, PlayerID, Answer });
  const counted = { ...poll, [votes]: poll[votes] + 1, HasNews: true };
  await tx.table('livePolls').update({ PollID }, { [votes]: counted[votes], HasNews: true });
  await tellVotes(tx, context, counted);
  return { RoomID, Poll: serializePoll(counted), PollAnswer: Answer };
});

export const endPoll = answer(operations.endPoll, async ({ RoomID: roomID, PollID }, context, tx) => {
  const { room } = await lockedModeratedRoom(tx, context, roomID);
  const { RoomID } = room;
  await tx.lock([pollLock(RoomID)]);
  const poll = await pollIn(tx, RoomID, PollID);
  if (isOver(poll, context)) fail(300016);
  return { RoomID, Poll: await endNow(tx, { ...poll, EndTime: context.nowText }) };
});

/** Does what is due for a poll: tells new votes or the end, or removes the result. The job calls it. */
export async function advancePoll(tx: Transaction, moment: Moment, { PollID, RoomID }: PollRow): Promise<void> {
  await tx.lock([pollLock(RoomID)]);
  const poll = await tx.table('livePolls').get(PollID);
  if (poll === undefined) return;
  if (!isOver(poll, moment)) return tellVotes(tx, moment, poll);
  if (!poll.IsOver) return void (await endNow(tx, poll));
  if (poll.EndTime > new Date(moment.now - RESULT_MS).toISOString()) return;
  await removePoll(tx, poll);
  publish(tx, pollChanged, topicOf.room(RoomID), { RoomID, Poll: null });
}

export const isOver = ({ IsOver, EndTime }: PollRow, { nowText }: Pick<Moment, 'nowText'>): boolean =>
  IsOver || EndTime <= nowText;

/** @throws Failure 300011 if the room has no such poll */
async function pollIn(tx: Transaction, RoomID: string, PollID: string): Promise<PollRow> {
  const poll = await tx.table('livePolls').get(PollID);
  return poll?.RoomID === RoomID ? poll : fail(300011);
}

/** Pushes a poll to its room, and returns it as the wire has it. */
export function tell(tx: Transaction, poll: PollRow) {
  const { RoomID } = poll;
  const Poll = serializePoll(poll);
  publish(tx, pollChanged, topicOf.room(RoomID), { RoomID, Poll });
  return Poll;
}

/** Pushes new votes if the last push is at least a second old. */
async function tellVotes(tx: Transaction, { now, nowText }: Moment, poll: PollRow): Promise<void> {
  const isEarly = poll.ToldTime > new Date(now - TELL_MS).toISOString() && poll.ToldTime <= nowText;
  if (!poll.HasNews || isEarly) return;
  await tx.table('livePolls').update({ PollID: poll.PollID }, { HasNews: false, ToldTime: nowText });
  tell(tx, poll);
}

async function endNow(tx: Transaction, poll: PollRow) {
  const { PollID, EndTime } = poll;
  await tx.table('livePolls').update({ PollID }, { IsOver: true, EndTime, HasNews: false });
  return tell(tx, { ...poll, IsOver: true });
}

/** Removes a poll with its votes. */
export async function removePoll(tx: Transaction, { PollID }: PollRow): Promise<void> {
  await tx.table('livePollVotes').remove({ PollID });
  await tx.table('livePolls').remove({ PollID });
}
