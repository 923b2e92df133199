import type { RaceTerms } from '#protocol/entities/race.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import type { Reader, Transaction } from '../../ports/store.ts';
import { isDisabled } from '../../session/disabled.ts';
import { type EntryRow, STANDING } from '../battle.ts';
import { addToBracket } from '../brackets.ts';
import { noteChange } from './board.ts';
import { laterOnPhone } from './onePhone.ts';
import { paidPlaces, prizeOf } from './prizes.ts';
import { BRACKET } from './raceRow.ts';

/**
 * Fixes the places and prizes of a race that is over. The prizes are sent later (`payRace`). Disabled accounts and later accounts of a
 * phone are out, and the next places move up. A player who is paused or excluded by now keeps the place. The caller holds `battle:<id>`.
 */
export async function settleRace(tx: Transaction, moment: Moment, { BattleID, Prizes }: RaceTerms): Promise<void> {
  const entries = tx.table('battleEntries');
  const winners = await winnersOf(tx, moment, BattleID, paidPlaces(Prizes));
  let at = 0;
  while (at < winners.length) {
    const Score = winners[at]?.Score ?? 0;
    const equals = winners.filter((entry) => entry.Score === Score);
    const Bonus = prizeOf(Prizes, at + 1, equals.length);
    const PlayerID = { in: equals.map((entry) => entry.PlayerID) };
    await entries.update({ BattleID, PlayerID }, { Rank: at + 1, Bonus });
    at += equals.length;
  }
  // The hash of the phone is not needed any more.
  await entries.update({ BattleID }, { PhoneHash: '' });
  await tx.table('raceRounds').remove({ BattleID });
  await tx.table('races').update({ BattleID }, { State: 'settled' });
  noteChange(tx, moment, BattleID);
}

/** The players of the paid places, with all who have as many points as the last of them. */
async function winnersOf(
  tx: Transaction,
  { nowText }: Moment,
  BattleID: string,
  places: number,
): Promise<readonly EntryRow[]> {
  for (;;) {
    const best = await bestOf(tx, BattleID, places);
    const players = await tx.table('players').find({ where: { PlayerID: { in: best.map((row) => row.PlayerID) } } });
    const disabled = new Set(players.filter((player) => isDisabled(player, nowText)).map(({ PlayerID }) => PlayerID));
    const later = new Set((await laterOnPhone(tx, best, players)).map(({ PlayerID }) => PlayerID));
    if (disabled.size === 0 && later.size === 0) return known(best, players);
    await take(tx, BattleID, [...disabled], 'disabled');
    await take(
      tx,
      BattleID,
      [...later].filter((id) => !disabled.has(id)),
      'phone',
    );
  }
}

async function bestOf(db: Reader, BattleID: string, places: number): Promise<readonly EntryRow[]> {
  const entries = db.table('battleEntries');
  const where = { BattleID, Bracket: BRACKET };
  const best = await entries.find({ where: { ...where, Score: { gt: 0 } }, order: STANDING, limit: places });
  const last = best.at(-1);
  if (last === undefined || best.length < places) return best;
  return entries.find({ where: { ...where, Score: { gte: last.Score } }, order: STANDING });
}

/** A deleted account gets no prize, and no other account moves up for it. */
function known(entries: readonly EntryRow[], players: readonly PlayerRow[]): readonly EntryRow[] {
  const ids = new Set(players.map(({ PlayerID }) => PlayerID));
  return entries.filter(({ PlayerID }) => ids.has(PlayerID));
}

async function take(
  tx: Transaction,
  BattleID: string,
  ids: readonly string[],
  Out: 'disabled' | 'phone',
): Promise<void> {
  if (ids.length === 0) return;
  await tx.table('battleEntries').update({ BattleID, PlayerID: { in: [...ids] } }, { Score: 0, Out });
  await addToBracket(tx, BattleID, BRACKET, { Scored: -ids.length });
}
