import type { RaceTerms } from '#protocol/entities/race.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import { assertMayPlay } from '../../ownLimit/assertWithin.ts';
import type { Transaction } from '../../ports/store.ts';
import { addToBracket } from '../brackets.ts';
import { noteChange } from './board.ts';
import { isPhoneTaken, phoneHash } from './onePhone.ts';
import { BRACKET, openRace } from './raceRow.ts';
import { takeTicket } from './tickets.ts';

/**
 * Enters a player into a race that is open.
 *
 * @throws Failure 200114 without a bound phone, 300015 for a second entry, 300020 without a ticket, 300037 if a limit that the player set
 * for today is used up, 300053 if another account of the same phone takes part
 */
export async function enterRace(tx: Transaction, moment: Moment, terms: RaceTerms, player: PlayerRow): Promise<void> {
  const { BattleID, Entry } = terms;
  const { PlayerID, Phone } = player;
  const { ports, nowText } = moment;
  if (Phone === '') fail(200114);
  await tx.lock([`battle:${BattleID}`, `phone:${Phone}`, `player:${PlayerID}`]);
  const entries = tx.table('battleEntries');
  if ((await entries.get(BattleID, PlayerID)) !== undefined) fail(300015);
  if (await isPhoneTaken(tx, ports, BattleID, player)) fail(300053);
  await assertMayPlay(tx, player, moment, 0);
  if (Entry === 'ticket') await takeTicket(tx, PlayerID, nowText);
  if ((await tx.table('races').get(BattleID)) === undefined) await openRace(tx, terms);
  await addToBracket(tx, BattleID, BRACKET, { Players: 1 });
  await entries.insert({
    BattleID,
    PlayerID,
    Bracket: BRACKET,
    Score: 0,
    ScoreTime: '',
    Rank: 0,
    Bonus: 0,
    JoinTime: nowText,
    Rounds: 0,
    PhoneHash: phoneHash(ports, Phone),
    Out: '',
    MailID: '',
  });
  noteChange(tx, moment, BattleID);
}
