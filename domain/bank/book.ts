import { BANK_DAYS, BANK_TAB, type BankBook, type BankTab, type BankTrendTab } from '#protocol/entities/bank.ts';
import { JackpotName } from '#protocol/entities/game.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { bankReasonText, bankSourceText } from '#protocol/rules/bankTexts.ts';
import { prizeText } from '#protocol/rules/prizeTexts.ts';
import { prizeTitleOf } from '#protocol/rules/prizeTitle.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { positionFrom } from '../ledger/posting.ts';
import { roundOfTransfer } from '../ledger/roundTransfer.ts';
import { gameOfRound } from '../play/gameProviders.ts';
import { prizesOf } from '../play/jackpotLevels.ts';
import type { GameProviderPorts } from '../ports/gameProvider.ts';
import type { Reader, Where } from '../ports/store.ts';
import { findPage, type PageRequest } from '../page.ts';
import type { RowOf, Tables } from '../tables.ts';

/** The item of each tab. The tab of gifts has several items. */
export const TREND_ITEM: Readonly<Record<BankTrendTab, number>> = {
  [BANK_TAB.gold]: ITEM.gold,
  [BANK_TAB.gem]: ITEM.gem,
  [BANK_TAB.point]: ITEM.point,
};
export const TAB_ITEM: Readonly<Partial<Record<BankTab, number>>> = { ...TREND_ITEM };

export interface BankQuery extends PageRequest {
  readonly playerID: string;
  readonly tab: BankTab;
  /** Selects one item of the gifts. */
  readonly itemID?: number | undefined;
  /** ISO times. Both bounds are inclusive. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly lang: LocaleID;
  readonly now: number;
  /** The game providers. Their declarations name the prizes. */
  readonly games?: GameProviderPorts | undefined;
}

type EntryRow = RowOf<Tables['entries']>;
type EntryKey = Pick<EntryRow, 'TransferID' | 'Line'>;
const keyOf = ({ TransferID, Line }: EntryKey): string => `${TransferID}/${Line}`;

/** The movements of a tab within the last 14 days, newest first. */
export async function readBankBook(db: Reader, query: BankQuery): Promise<BankBook> {
  const earliest = new Date(query.now - BANK_DAYS * DAY_MS).toISOString();
  const start = query.start !== undefined && query.start > earliest ? query.start : earliest;
  const within = {
    // The position of an entry is never before its time, so the range of positions contains all entries.
    Position: { gte: positionFrom(Date.parse(start)) },
    CreateTime: { gte: start, ...(query.end !== undefined && { lte: query.end }) },
  };
  const { entries, total } = await findEntries(db, query, within);
  const transfers = await db
    .table('transfers')
    .find({ where: { ID: { in: [...new Set(entries.map(({ TransferID }) => TransferID))] } } });
  const byID = new Map(transfers.map((transfer) => [transfer.ID, transfer]));
  const rounds = await roundsOf(db, [...byID.keys()], query);
  return {
    List: entries.map((entry) => ({
      ID: keyOf(entry),
      CreateTime: entry.CreateTime,
      Source: bankSourceText(byID.get(entry.TransferID)?.Source ?? '', query.lang),
      Reason: reasonOf(byID.get(entry.TransferID)?.Reason ?? '', rounds.get(entry.TransferID), query.lang),
      SourceID: byID.get(entry.TransferID)?.Source ?? '',
      GameName: rounds.get(entry.TransferID)?.GameName ?? '',
      ItemID: entry.ItemID,
      BeforeAmount: entry.BeforeAmount,
      AfterAmount: entry.AfterAmount,
    })),
    Total: total,
  };
}

interface BookedRound {
  readonly GameName: string;
  /** The name of the prize of a win. Empty if the win has no prize. */
  readonly prize: string;
}

/** Adds the prize to the label of a win. In Indonesian, every jackpot except the first has the word of the reason. */
function reasonOf(Reason: string, round: BookedRound | undefined, lang: LocaleID): string {
  const words = bankReasonText(Reason, lang);
  const isWin = Reason === 'win' || Reason === 'jackpot';
  const prize = isWin ? (round?.prize ?? '') : '';
  return prize === '' || prize === words ? words : `${words} · ${prize}`;
}

/** The rounds of transfers that belong to rounds, by transfer. */
async function roundsOf(
  db: Reader,
  transferIDs: readonly string[],
  { lang, games: providers }: BankQuery,
): Promise<ReadonlyMap<string, BookedRound>> {
  const roundIDs = new Map<string, string>();
  for (const id of transferIDs) {
    const round = roundOfTransfer(id);
    if (round !== undefined) roundIDs.set(id, round);
  }
  if (roundIDs.size === 0) return new Map();
  const rounds = await findRounds(db, new Set(roundIDs.values()));
  const codes = [...new Set([...rounds.values()].map(({ GameCode }) => GameCode))];
  const games = await db.table('games').getMany(codes.map((code) => [code]));
  const byCode = new Map(games.flatMap((game) => (game === undefined ? [] : [[game.GameCode, game] as const])));
  const ports = providers === undefined ? {} : { games: providers };
  const booked = (RoundID: string): BookedRound => {
    const round = rounds.get(RoundID);
    const game = byCode.get(round?.GameCode ?? '');
    if (round === undefined || game === undefined) return { GameName: '', prize: '' };
    const name = JackpotName.safeParse(round.Jackpot);
    const title = name.success && prizeTitleOf(name.data, prizesOf(gameOfRound(ports, round), game.Jackpot));
    return { GameName: game.GameNames[lang], prize: title === false ? '' : prizeText(title, lang) };
  };
  return new Map([...roundIDs].map(([id, round]) => [id, booked(round)]));
}

type RoundRow = Pick<RowOf<Tables['rounds']>, 'RoundID' | 'GameCode' | 'Jackpot'>;

/** Rounds by id. Open rounds are in a table of their own. */
async function findRounds(db: Reader, roundIDs: ReadonlySet<string>): Promise<ReadonlyMap<string, RoundRow>> {
  const rounds = new Map<string, RoundRow>();
  for (const name of ['rounds', 'openRounds'] as const) {
    const missing = [...roundIDs].filter((id) => !rounds.has(id)).map((id) => [id] as const);
    if (missing.length === 0) break;
    for (const round of await db.table(name).getMany(missing))
      if (round !== undefined) rounds.set(round.RoundID, round);
  }
  return rounds;
}

async function findEntries(
  db: Reader,
  query: BankQuery,
  within: Pick<Where<EntryRow>, 'Position' | 'CreateTime'>,
): Promise<{ readonly entries: readonly EntryRow[]; readonly total: number }> {
  const Owner = `player:${query.playerID}`;
  // The rows are in the order of the movements, also within one millisecond, so that each row begins with the balance at which the row
  // below it ended.
  const order = [['Position', 'desc']] as const;
  const ItemID = TAB_ITEM[query.tab];
  if (ItemID !== undefined) {
    const where = { Owner, ItemID, ...within };
    const { rows, total } = await findPage(db, 'entries', { where, order }, query);
    return { entries: rows, total };
  }
  const where = { Owner, ...within, ...(query.itemID !== undefined && { ItemID: query.itemID }) };
  const { rows, total } = await findPage(db, 'giftEntries', { where, order }, query);
  const found = await db
    .table('entries')
    .find({ where: { TransferID: { in: [...new Set(rows.map(({ TransferID }) => TransferID))] }, Owner } });
  const byKey = new Map(found.map((entry) => [keyOf(entry), entry]));
  return { entries: rows.flatMap((row) => byKey.get(keyOf(row)) ?? []), total };
}
