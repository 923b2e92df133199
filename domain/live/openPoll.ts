import { POLL_ANSWER_MAX, POLL_QUESTION_MAX } from '#protocol/entities/live.ts';
import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { admitWords, assertNotMuted, assertTier } from '../chat/rules.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { lockedModeratedRoom } from './moderation.ts';
import type { PollRow } from './pollRow.ts';
import { isOver, pollLock, removePoll, tell } from './polls.ts';
import { sanctionUntil } from './sanctions.ts';

export const openPoll = answer(
  operations.openPoll,
  async ({ RoomID: roomID, Question, Answers, Seconds }, context, tx) => {
    assertNotMuted(context);
    const { room } = await lockedModeratedRoom(tx, context, roomID);
    const { RoomID } = room;
    const { PlayerID } = context.player;
    const Until = await sanctionUntil(tx, { RoomID, PlayerID }, 'mute', context.nowText);
    if (Until !== '') fail(200068, { Until });
    if (!room.HasChat) fail(200221);
    assertTier(context);
    const texts = {
      Question: await admitLine(context, 'Question', Question, POLL_QUESTION_MAX),
      Answers: await Promise.all(Answers.map((text) => admitLine(context, 'Answers', text, POLL_ANSWER_MAX))),
    };
    if (new Set(texts.Answers).size !== texts.Answers.length) failField('Answers', 'must differ');
    await tx.lock([pollLock(RoomID)]);
    const polls = tx.table('livePolls');
    const [before] = await polls.find({ where: { RoomID }, limit: 1 });
    if (before !== undefined && !isOver(before, context)) fail(300014);
    if (before !== undefined) await removePoll(tx, before);
    const poll: PollRow = {
      PollID: context.ports.random.uuid(),
      RoomID,
      PlayerID,
      ...texts,
      Votes0: 0,
      Votes1: 0,
      Votes2: 0,
      Votes3: 0,
      EndTime: new Date(context.now + Seconds * 1000).toISOString(),
      IsOver: false,
      HasNews: false,
      ToldTime: context.nowText,
    };
    await polls.insert(poll);
    return { RoomID, Poll: tell(tx, poll) };
  },
);

/**
 * Checks a text of a poll by the chat's rules for words.
 *
 * @throws Failure 100000 if it is empty after trimming or too long, 200067
 */
async function admitLine(context: PlayerContext, field: string, written: string, most: number): Promise<string> {
  const text = readableText(written).replaceAll('\n', ' ');
  if (text === '') failField(field, 'must not be empty');
  if ([...text].length > most) failField(field, `must have at most ${most} characters`);
  return admitWords(context, text);
}
