import type { Reader } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { type ChainEnd, formsWalk, openChain, standsAtItsTime, type Step } from './chain.ts';
import type { EntryRow } from './posting.ts';

export type AccountEnd = Pick<RowOf<Tables['accounts']>, 'Owner' | 'ItemID'> & ChainEnd;

const PAGE = 1000;
/** The number of owners whose entries are read at once. Most owners have few entries. */
const OWNERS = 20;
/** The store orders ties by the key. */
const BY_POSITION = [['Position', 'asc']] as const;

/**
 * Yields the accounts with a broken chain, each with the place of the break. Reads a page of entries at a time. Only for a broken account,
 * it holds all entries that may be older than positions.
 */
export async function* brokenChains(
  reader: Reader,
  accounts: readonly AccountEnd[],
): AsyncGenerator<{ readonly account: AccountEnd; readonly where: string }> {
  const byOwner = groupBy(accounts, ({ Owner }) => Owner);
  const owners = [...byOwner.keys()];
  for (let at = 0; at < owners.length; at += OWNERS) {
    const slice = owners.slice(at, at + OWNERS);
    const rows = await reader
      .table('entries')
      .find({ where: { Owner: { in: slice } }, order: BY_POSITION, limit: PAGE });
    // A full page may lack the end of an account, so each account is then read separately.
    const whole = rows.length < PAGE ? groupBy(rows, nameOf) : undefined;
    for (const account of slice.flatMap((owner) => byOwner.get(owner) ?? [])) {
      const pages = whole === undefined ? pagesOf(reader, account) : [whole.get(nameOf(account)) ?? []];
      const where = await breakOf(reader, account, pages);
      if (where !== undefined) yield { account, where };
    }
  }
}

const nameOf = ({ Owner, ItemID }: Pick<EntryRow, 'Owner' | 'ItemID'>): string => `${ItemID} ${Owner}`;

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

async function breakOf(
  reader: Reader,
  account: AccountEnd,
  pages: AsyncIterable<readonly EntryRow[]> | Iterable<readonly EntryRow[]>,
): Promise<string | undefined> {
  const chain = openChain();
  for await (const page of pages) for (const entry of page) chain.take(entry);
  const where = chain.breakBefore(account);
  return where === undefined || (await leadsOnFromOld(reader, account)) ? undefined : where;
}

/**
 * Whether an account is intact although its first entries are not in the order of their chain. Entries whose position is their time may
 * share positions, since a transfer gets its time before it waits for its turn. They form a chain in some order.
 */
async function leadsOnFromOld(reader: Reader, account: AccountEnd): Promise<boolean> {
  const old: Step[] = [];
  let chain: ReturnType<typeof openChain> | undefined;
  for await (const page of pagesOf(reader, account)) {
    for (const entry of page) {
      if (chain === undefined && standsAtItsTime(entry)) old.push(entry);
      else {
        if (chain === undefined && !formsWalk(old, entry.BeforeAmount)) return false;
        chain ??= openChain({ ...entry, AfterAmount: entry.BeforeAmount, Position: old.at(-1)?.Position ?? -1 });
        chain.take(entry);
      }
    }
  }
  if (chain !== undefined) return chain.breakBefore(account) === undefined;
  return (old.at(-1)?.Position ?? 0) <= account.Position && formsWalk(old, account.Balance);
}

/** Yields all entries of an account by position, a page at a time. */
async function* pagesOf(
  reader: Reader,
  { Owner, ItemID }: Pick<EntryRow, 'Owner' | 'ItemID'>,
): AsyncGenerator<readonly EntryRow[]> {
  let from = Number.MIN_SAFE_INTEGER;
  let offset = 0;
  for (;;) {
    const where = { Owner, ItemID, Position: { gte: from } };
    const page = await reader.table('entries').find({ where, order: BY_POSITION, limit: PAGE, offset });
    const end = page.at(-1)?.Position;
    if (end === undefined) return;
    yield page;
    // Old entries share positions, so this skips the entries of the last position that were already read.
    const same = page.filter(({ Position }) => Position === end).length;
    offset = end === from ? offset + same : same;
    from = end;
  }
}
