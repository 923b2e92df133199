import { BANK_DAYS, BANK_TAB, type BankBook, type BankTab, type BankTrendTab } from '#protocol/entities/bank.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { bankReasonText, bankSourceText } from '#protocol/rules/bankTexts.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { positionFrom } from '../ledger/posting.ts';
import { roundOfTransfer } from '../ledger/roundTransfer.ts';
import type { Reader, Where } from '../ports/store.ts';
import { findPage, type PageRequest } from '../page.ts';
import type { RowOf, Tables } from '../tables.ts';

/** The item of a tab; gifts have several. */
export const TREND_ITEM: Readonly<Record<BankTrendTab, number>> = {
  [BANK_TAB.gold]: ITEM.gold,
  [BANK_TAB.gem]: ITEM.gem,
  [BANK_TAB.point]: ITEM.point,
};
export const TAB_ITEM: Readonly<Partial<Record<BankTab, number>>> = { ...TREND_ITEM };

export interface BankQuery extends PageRequest {
  readonly playerID: string;
  readonly tab: BankTab;
  /** Narrows the gifts to one item. */
  readonly itemID?: number | undefined;
  /** ISO; both ends count. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly lang: LocaleID;
  readonly now: number;
}

type EntryRow = RowOf<Tables['entries']>;
type EntryKey = Pick<EntryRow, 'TransferID' | 'Line'>;
const keyOf = ({ TransferID, Line }: EntryKey): string => `${TransferID}/${Line}`;

/** The movements of a tab within the last 14 days, newest first. */
export async function readBankBook(db: Reader, query: BankQuery): Promise<BankBook> {
  const earliest = new Date(query.now - BANK_DAYS * DAY_MS).toISOString();
  const start = query.start !== undefined && query.start > earliest ? query.start : earliest;
  const within = {
    // A position is never before its entry's time, so the range of positions contains all entries.
    Position: { gte: positionFrom(Date.parse(start)) },
    CreateTime: { gte: start, ...(query.end !== undefined && { lte: query.end }) },
  };
  const { entries, total } = await findEntries(db, query, within);
  const transfers = await db
    .table('transfers')
    .find({ where: { ID: { in: [...new Set(entries.map(({ TransferID }) => TransferID))] } } });
  const byID = new Map(transfers.map((transfer) => [transfer.ID, transfer]));
  const gameNames = await gameNamesOf(db, [...byID.keys()], query.lang);
  return {
    List: entries.map((entry) => ({
      ID: keyOf(entry),
      CreateTime: entry.CreateTime,
      Source: bankSourceText(byID.get(entry.TransferID)?.Source ?? '', query.lang),
      Reason: bankReasonText(byID.get(entry.TransferID)?.Reason ?? '', query.lang),
      SourceID: byID.get(entry.TransferID)?.Source ?? '',
      GameName: gameNames.get(entry.TransferID) ?? '',
      ItemID: entry.ItemID,
      BeforeAmount: entry.BeforeAmount,
      AfterAmount: entry.AfterAmount,
    })),
    Total: total,
  };
}

/** The games of transfers that belong to rounds, by transfer. */
async function gameNamesOf(
  db: Reader,
  transferIDs: readonly string[],
  lang: LocaleID,
): Promise<ReadonlyMap<string, string>> {
  const roundIDs = new Map<string, string>();
  for (const id of transferIDs) {
    const round = roundOfTransfer(id);
    if (round !== undefined) roundIDs.set(id, round);
  }
  if (roundIDs.size === 0) return new Map();
  const codes = await gameCodesOf(db, new Set(roundIDs.values()));
  const games = await db.table('games').getMany([...new Set(codes.values())].map((code) => [code]));
  const names = new Map(
    games.flatMap((game) => (game === undefined ? [] : [[game.GameCode, game.GameNames[lang]] as const])),
  );
  return new Map([...roundIDs].map(([id, round]) => [id, names.get(codes.get(round) ?? '') ?? '']));
}

/** The games of rounds by id. Open rounds are in a table of their own. */
async function gameCodesOf(db: Reader, roundIDs: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  for (const name of ['rounds', 'openRounds'] as const) {
    const missing = [...roundIDs].filter((id) => !codes.has(id)).map((id) => [id] as const);
    if (missing.length === 0) break;
    for (const round of await db.table(name).getMany(missing))
      if (round !== undefined) codes.set(round.RoundID, round.GameCode);
  }
  return codes;
}

async function findEntries(
  db: Reader,
  query: BankQuery,
  within: Pick<Where<EntryRow>, 'Position' | 'CreateTime'>,
): Promise<{ readonly entries: readonly EntryRow[]; readonly total: number }> {
  const Owner = `player:${query.playerID}`;
  // In the order of the movements, also within one millisecond, so that each row begins where the row below it ended.
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
