import { DAY_MS } from '#protocol/duration.ts';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import type { RaceScope, RaceTerms } from '#protocol/entities/race.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../../dispatch/context.ts';
import { publishWallet } from '../../ledger/publishWallet.ts';
import { transferWithin } from '../../ledger/transfer.ts';
import { type NewMail, sendMails } from '../../mailbox/send.ts';
import type { Reader, Transaction } from '../../ports/store.ts';
import type { EntryRow } from '../battle.ts';
import { raceMail, titleOfCategory, titleOfName } from './raceMail.ts';

const MAILS_A_PIECE = 20;
/** A mail is removed after 30 days. */
const MAIL_MS = 30 * DAY_MS;
const HOUSE = 'house:race';

/**
 * Sends the prizes of one settled race, some at a time. The transaction that records a mail also sends it, so no prize is sent twice.
 * @returns whether there was something to do
 */
export async function payRaces(tx: Transaction, moment: Moment): Promise<boolean> {
  const [race] = await tx.table('races').find({ where: { State: 'settled' }, limit: 1 });
  if (race === undefined) return false;
  const { BattleID, Terms } = race;
  await tx.lock([`battle:${BattleID}`]);
  const where = { BattleID, Bonus: { gt: 0 }, MailID: '' };
  const unpaid = await tx.table('battleEntries').find({ where, order: [['Rank', 'asc']], limit: MAILS_A_PIECE });
  if (unpaid.length === 0) {
    await tx.table('races').update({ BattleID }, { State: 'paid' });
    return true;
  }
  const mails = await mailsOf(tx, moment, Terms, unpaid);
  const ids = await sendMails(tx, moment, mails);
  for (const [at, { PlayerID }] of unpaid.entries())
    await tx.table('battleEntries').update({ BattleID, PlayerID }, { MailID: ids[at] ?? '' });
  return true;
}

/** A player who is away for longer than a mail lasts gets the gold at once. The mail then has no attachment. */
async function mailsOf(
  tx: Transaction,
  moment: Moment,
  terms: RaceTerms,
  entries: readonly EntryRow[],
): Promise<readonly NewMail[]> {
  const players = await tx.table('players').getMany(entries.map(({ PlayerID }) => [PlayerID] as const));
  const pausedUntil = new Map(players.flatMap((row) => (row === undefined ? [] : [[row.PlayerID, row.PausedUntil]])));
  const mailEnd = new Date(moment.now + MAIL_MS).toISOString();
  const title = await titleOfScope(tx, moment, terms.Scope);
  const mails: NewMail[] = [];
  for (const entry of entries) {
    const isAway = (pausedUntil.get(entry.PlayerID) ?? '') > mailEnd;
    if (isAway) await payNow(tx, moment, entry);
    mails.push(raceMail(title, entry, isAway ? [] : [{ ItemID: ITEM.gold, Amount: entry.Bonus }], HOUSE));
  }
  return mails;
}

async function payNow(tx: Transaction, { nowText }: Moment, { BattleID, PlayerID, Bonus }: EntryRow): Promise<void> {
  await transferWithin(tx, nowText, {
    ID: `race:${BattleID}:${PlayerID}`,
    Reason: 'reward',
    Source: 'race',
    Lines: [
      { Owner: HOUSE, ItemID: ITEM.gold, Amount: -Bonus },
      { Owner: `player:${PlayerID}`, ItemID: ITEM.gold, Amount: Bonus },
    ],
  });
  await publishWallet(tx, PlayerID);
}

async function titleOfScope(db: Reader, { ports }: Moment, scope: RaceScope): Promise<LocalisedText> {
  if (scope.Kind === 'category') return titleOfCategory(scope.Category);
  const name =
    scope.Kind === 'game'
      ? (await db.table('games').get(scope.GameCode))?.GameNames
      : ports.settings.brands.find(({ ID }) => ID === scope.Brand)?.Name;
  return titleOfName(name);
}
