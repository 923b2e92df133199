import type { Reader } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import type { EntryRow } from './posting.ts';

export type GiftEntryRow = RowOf<Tables['giftEntries']>;
type RowKey = Pick<EntryRow, 'TransferID' | 'Line'>;

/** The place where a read starts: a transfer, or the lines of a transfer that a page cut. */
interface Place {
  readonly TransferID: string | { readonly gt: string };
  readonly Line?: { readonly gt: number };
}
type ReadPage<Row> = (where: Place, limit?: number) => Promise<readonly Row[]>;

export interface TransferRows<Row> {
  readonly ID: string;
  readonly rows: readonly Row[];
}

const PAGE = 1000;
const BY_KEY = [
  ['TransferID', 'asc'],
  ['Line', 'asc'],
] as const;

/** The entries without a transfer, by the id that they name. */
export const orphanEntries = (reader: Reader): AsyncGenerator<TransferRows<EntryRow>> =>
  orphans(reader, (where, limit) =>
    reader.table('entries').find({ where, order: BY_KEY, ...(limit !== undefined && { limit }) }),
  );

/** The gift entries of the bank book without a transfer, by the id that they name. */
export const orphanGiftEntries = (reader: Reader): AsyncGenerator<TransferRows<GiftEntryRow>> =>
  orphans(reader, (where, limit) =>
    reader.table('giftEntries').find({ where, order: BY_KEY, ...(limit !== undefined && { limit }) }),
  );

async function* orphans<Row extends RowKey>(reader: Reader, read: ReadPage<Row>): AsyncGenerator<TransferRows<Row>> {
  for await (const byTransfer of pagesByTransfer(read)) {
    const transfers = await reader.table('transfers').find({ where: { ID: { in: [...byTransfer.keys()] } } });
    const known = new Set(transfers.map(({ ID }) => ID));
    for (const [ID, rows] of byTransfer) if (!known.has(ID)) yield { ID, rows };
  }
}

/** Reads all rows, a page at a time. The rows of a transfer are always in one page. */
async function* pagesByTransfer<Row extends RowKey>(read: ReadPage<Row>): AsyncGenerator<ReadonlyMap<string, Row[]>> {
  for (let last = ''; ; ) {
    const page = await read({ TransferID: { gt: last } }, PAGE);
    const end = page.at(-1);
    if (end === undefined) return;
    const cut = page.length < PAGE ? [] : await read({ TransferID: end.TransferID, Line: { gt: end.Line } });
    const byTransfer = new Map<string, Row[]>();
    for (const row of [...page, ...cut]) {
      const rows = byTransfer.get(row.TransferID);
      if (rows === undefined) byTransfer.set(row.TransferID, [row]);
      else rows.push(row);
    }
    yield byTransfer;
    last = end.TransferID;
  }
}
