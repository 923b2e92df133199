import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/ownLimit.ts';
import { isLimitInRange, limitAt, setLimit } from '#protocol/rules/ownLimit.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { answer } from '../dispatch/handler.ts';
import { personOf } from '../session/person.ts';
import { taipeiDay } from '../taipei.ts';
import { limitLock } from './assertWithin.ts';
import { countPlay } from './countPlay.ts';
import { ownLimitsOf, publishLimits } from './readLimits.ts';
import { emptyDay, saveLimits, keptOf, limitsOf, stateOf } from './rows.ts';
import { isBreakDue } from './run.ts';

export const getOwnLimits = answer(operations.getOwnLimits, (_request, context, db) =>
  ownLimitsOf(db, context.player, context),
);

export const setOwnLimit = answer(operations.setOwnLimit, async ({ Kind, Limit }, context, tx) => {
  const { player, now, connection } = context;
  if (!isLimitInRange(Kind, Limit)) failField('Limit', 'is outside of what this kind may be');
  await tx.lock([limitLock(player)]);
  const row = await limitsOf(tx, personOf(player));
  const next = keptOf(setLimit(stateOf(row, Kind), Limit, now));
  await saveLimits(tx, { ...row, Limits: { ...row.Limits, [Kind]: next } });
  return publishLimits(tx, context, player, connection.ID);
});

export const cancelLimitRise = answer(operations.cancelLimitRise, async ({ Kind }, context, tx) => {
  const { player, now, connection } = context;
  await tx.lock([limitLock(player)]);
  const row = await limitsOf(tx, personOf(player));
  const { limit, pending } = limitAt(stateOf(row, Kind), now);
  if (pending === undefined) fail(300011);
  await saveLimits(tx, { ...row, Limits: { ...row.Limits, [Kind]: keptOf({ limit }) } });
  return publishLimits(tx, context, player, connection.ID);
});

export const setBreakReminder = answer(operations.setBreakReminder, async ({ Minutes }, context, tx) => {
  const { player, connection } = context;
  await tx.lock([limitLock(player)]);
  const row = await limitsOf(tx, personOf(player));
  await saveLimits(tx, { ...row, Reminder: Minutes });
  return publishLimits(tx, context, player, connection.ID);
});

export const reportPlaying = answer(operations.reportPlaying, async (_request, context, tx) => {
  const { player } = context;
  await tx.lock([limitLock(player)]);
  await countPlay(tx, context, player, {});
  return ownLimitsOf(tx, player, context);
});

export const answerBreak = answer(operations.answerBreak, async (_request, context, tx) => {
  const { player, now, connection } = context;
  await tx.lock([limitLock(player)]);
  const row = await limitsOf(tx, personOf(player));
  if (!isBreakDue(row, now)) fail(300013);
  await saveLimits(tx, { ...row, Answered: row.Run });
  return publishLimits(tx, context, player, connection.ID);
});

export const getPlayDays = answer(operations.getPlayDays, async ({ Days }, { player, now }, db) => {
  const Owner = personOf(player);
  const days = Array.from({ length: Days }, (_none, at) => taipeiDay(now - (Days - 1 - at) * DAY_MS));
  const rows = await db.table('playDays').getMany(days.map((day) => [Owner, day] as const));
  return {
    Days: days.map((day, at) => {
      const { Owner: _person, ...counted } = rows[at] ?? emptyDay(Owner, day);
      return counted;
    }),
  };
});
