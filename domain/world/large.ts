import { recountBrackets } from '../bonusBattle/brackets.ts';
import { nameKey } from '../player/name.ts';
import { giftEntriesOf } from '../ledger/giftEntries.ts';
import type { Reader, Store } from '../ports/store.ts';
import { skeletonRows } from '../name/nameSkeletons.ts';
import { gramRows } from '../player/nameGrams.ts';
import { type Json, type RowOf, TABLES, type TableName, type Tables } from '../tables.ts';
import { RANK } from '../club/office.ts';
import { ChunkWriter, type RowSink, storeSink } from './chunkWriter.ts';
import { createLargeChat } from './largeChat.ts';
import { LargeClubs } from './largeClubs.ts';
import { HouseBooks, type OwnBooks } from './largeLedger.ts';

/** Ids of the copies are longer than drawn ids, so the two never collide. */
const FIRST_ID = 900_000_000;
/** Tables that belong to connections or calls, or that are computed from other rows of the player. */
const FLEETING = new Set<TableName>([
  'clubVaultRecords',
  'sessions',
  'connections',
  'idempotency',
  'players',
  'nameGrams',
  'nameSkeletons',
  'rankPlaces',
]);

type Player = RowOf<Tables['players']>;
type Row = Readonly<Record<string, Json>>;

/** The size of a world. */
export interface LargeWorld {
  readonly players: number;
  readonly messages: number;
  /** The approximate number of ledger entries. Defaults to the entries of the copied players. */
  readonly entries?: number;
  /** Reports the number of written players from time to time. */
  readonly report?: (players: number) => void;
}

/**
 * Makes a demo world large. Each player is copied many times with the rows of every table that names players, the
 * ledger still balances, and the channels get as many messages as requested. The result is the same every time.
 * @param sink takes most of the rows; defaults to the store itself
 */
export async function enlargeWorld(store: Store, size: LargeWorld, sink: RowSink = storeSink(store)): Promise<void> {
  const models = await store.table('players').find({ order: [['PlayerID', 'asc']] });
  const kept = await Promise.all(models.map((model) => readModel(store, model)));
  const books = await HouseBooks.open(store);
  const clubs = new LargeClubs(await store.table('clubs').find());
  const writer = new ChunkWriter(sink);
  for (let at = models.length; at < size.players; at += 1) {
    const model = kept[at % kept.length];
    if (model === undefined) throw new Error('there is nobody to copy');
    const due = ((size.entries ?? 0) * at) / size.players;
    writeCopy(writer, { books, clubs }, model, at, due > books.written ? 2 : 1);
    if (writer.isFull) await writer.next();
    if (at % 5000 === 0) size.report?.(at);
  }
  await writer.flush();
  await store.transaction(async (tx) => {
    await books.write(tx);
    await clubs.write(tx);
    await recountBrackets(tx);
  });
  await createLargeChat(store, writer, size.messages);
  await writer.flush();
}

interface Model {
  readonly player: Player;
  readonly rows: readonly { readonly table: TableName; readonly row: Row }[];
  readonly transfers: readonly {
    readonly transfer: RowOf<Tables['transfers']>;
    readonly entries: readonly RowOf<Tables['entries']>[];
  }[];
  readonly accounts: readonly RowOf<Tables['accounts']>[];
}

/** The tables with a column for the owner of a row. */
const personal = (Object.keys(TABLES) as TableName[]).filter(
  (name) => !FLEETING.has(name) && Object.hasOwn(TABLES[name].columns, 'PlayerID'),
);

async function readModel(db: Reader, player: Player): Promise<Model> {
  const { PlayerID } = player;
  const rows = await Promise.all(
    personal.map(async (table) => {
      const found: readonly Row[] = await db.table(table as 'readMarks').find({ where: { PlayerID } });
      return found.map((row) => ({ table, row }));
    }),
  );
  const own = await db.table('entries').find({ where: { Owner: `player:${PlayerID}` } });
  const IDs = [...new Set(own.map(({ TransferID }) => TransferID))];
  const transfers = await db.table('transfers').find({ where: { ID: { in: IDs } }, order: [['CreateTime', 'asc']] });
  const entries = await db.table('entries').find({ where: { TransferID: { in: IDs } } });
  const byTransfer = new Map(IDs.map((ID): [string, RowOf<Tables['entries']>[]] => [ID, []]));
  for (const entry of entries) byTransfer.get(entry.TransferID)?.push(entry);
  return {
    player,
    rows: rows.flat(),
    // Transfers between two players are not copied, since both would need a copy.
    transfers: transfers
      .map((transfer) => ({ transfer, entries: byTransfer.get(transfer.ID) ?? [] }))
      .filter((each) =>
        each.entries.every(({ Owner }) => Owner === `player:${PlayerID}` || !Owner.startsWith('player:')),
      ),
    accounts: await db.table('accounts').find({ where: { Owner: `player:${PlayerID}` } }),
  };
}

interface Shared {
  readonly books: HouseBooks;
  readonly clubs: LargeClubs;
}

/** Repeats the history of the copied player before its beginning as often as requested, each time a fortnight older. */
const EARLIER_MS = 14 * 24 * 60 * 60 * 1000;
const earlier = (time: string, turns: number): string =>
  turns === 0 ? time : new Date(Date.parse(time) - turns * EARLIER_MS).toISOString();

function writeCopy(writer: ChunkWriter, { books, clubs }: Shared, model: Model, at: number, turns: number): void {
  const PlayerID = String(FIRST_ID + at);
  const Name = `${[...model.player.Name].slice(0, 3).join('')}${at}`;
  const club = clubs.join(model.player.ClubID, PlayerID, at);
  writer.add('players', {
    ...model.player,
    PlayerID,
    Name,
    NameKey: nameKey(Name),
    Phone: `08${String(at).padStart(8, '0')}`,
    Email: '',
    DeviceID: '',
    ClubID: club.ClubID,
    ClubRole: club.ClubID === '' ? '' : club.leads ? 'leader' : 'member',
    IsHost: false,
  });
  for (const row of gramRows(nameKey(Name))) writer.add('nameGrams', row);
  for (const row of skeletonRows('player', PlayerID, Name)) writer.add('nameSkeletons', row);
  for (const { table, row } of model.rows) {
    const copy = copyOf(table, row, model.player.PlayerID, PlayerID, at);
    const rank = table === 'clubMembers' ? { Rank: club.leads ? RANK.leader : RANK.member } : {};
    const isOwnClub = row['ClubID'] === model.player.ClubID && club.ClubID !== '';
    writer.add(table, { ...copy, ...rank, ...(isOwnClub && { ClubID: club.ClubID }) });
  }
  const own: OwnBooks = new Map();
  for (let turn = turns - 1; turn >= 0; turn -= 1) {
    for (const { transfer, entries } of model.transfers) {
      const ID = turn === 0 ? `${transfer.ID}:${at}` : `${transfer.ID}:${at}:${turn}`;
      const CreateTime = earlier(transfer.CreateTime, turn);
      writer.add('transfers', { ...transfer, ID, CreateTime });
      const copies = entries.map((entry) => ({
        ...books.post({ ...entry, CreateTime: earlier(entry.CreateTime, turn) }, own, PlayerID),
        TransferID: ID,
      }));
      for (const entry of copies) writer.add('entries', entry);
      for (const entry of giftEntriesOf(transfer, copies)) writer.add('giftEntries', entry);
    }
  }
  for (const account of own.values()) writer.add('accounts', account);
}

/** A row of the copied player with the copy's player id and with new ids. */
function copyOf(table: TableName, row: Row, from: string, to: string, at: number): Row {
  const {
    columns,
    key,
    unique = [],
  }: { columns: object; key: readonly string[]; unique?: readonly (readonly string[])[] } = TABLES[table];
  const identifying = new Set([...key, ...unique.flat()]);
  return Object.fromEntries(
    Object.keys(columns).map((column) => {
      const value = row[column] ?? '';
      if (value === from) return [column, to];
      const mustDiffer = identifying.has(column) && typeof value === 'string' && !key.includes('PlayerID');
      return [column, mustDiffer && value !== '' ? `${String(value)}:${at}` : value];
    }),
  );
}
