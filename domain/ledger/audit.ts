import type { Reader } from '../ports/store.ts';
import { formsChain, type Step } from './chain.ts';
import { isPlayer } from './posting.ts';

/** Something that does not add up: the rule that is broken and where. */
export interface Imbalance {
  readonly Rule:
    | 'entries of an item sum to zero'
    | 'a transfer sums to zero'
    | 'a transfer that stands has entries, one that failed has none'
    | 'an entry belongs to a transfer'
    | 'an entry adds its amount'
    | 'entries of an account form a chain to its balance'
    | 'no player is below zero';
  readonly Subject: string;
}

interface AccountBook {
  readonly Owner: string;
  readonly ItemID: number;
  readonly steps: Step[];
  balance: number;
}

const PAGE = 1000;

/**
 * Checks the whole ledger. Give it a transaction where others may write meanwhile.
 * @returns what is wrong; an empty list means balanced
 */
export async function auditLedger(reader: Reader): Promise<readonly Imbalance[]> {
  const found: Imbalance[] = [];
  const report = (Rule: Imbalance['Rule'], Subject: string): void => {
    found.push({ Rule, Subject });
  };
  const books = new Map<string, AccountBook>();
  const bookOf = (Owner: string, ItemID: number): AccountBook => {
    const name = `${Owner} item ${ItemID}`;
    let book = books.get(name);
    if (book === undefined) books.set(name, (book = { Owner, ItemID, steps: [], balance: 0 }));
    return book;
  };
  const itemSums = new Map<number, bigint>();
  let seen = 0;

  for await (const page of transferPages(reader)) {
    const byTransfer = new Map<string, Map<number, bigint>>();
    for (const entry of await reader
      .table('entries')
      .find({ where: { TransferID: { in: page.map(({ ID }) => ID) } } })) {
      const { TransferID, Line, Owner, ItemID, Amount, BeforeAmount, AfterAmount } = entry;
      seen++;
      bookOf(Owner, ItemID).steps.push(entry);
      addTo(itemSums, ItemID, Amount);
      const sums = byTransfer.get(TransferID) ?? new Map<number, bigint>();
      byTransfer.set(TransferID, addTo(sums, ItemID, Amount));
      if (BeforeAmount + Amount !== AfterAmount) report('an entry adds its amount', `${TransferID} line ${Line}`);
      if (isPlayer(Owner) && AfterAmount < 0) report('no player is below zero', `${TransferID} line ${Line}`);
    }
    for (const { ID, Status } of page) {
      const sums = byTransfer.get(ID);
      if ((Status === 'posted') !== (sums !== undefined)) {
        report('a transfer that stands has entries, one that failed has none', ID);
      }
      if ([...(sums?.values() ?? [])].some((sum) => sum !== 0n)) report('a transfer sums to zero', ID);
    }
  }

  const entries = await reader.table('entries').count();
  if (entries !== seen) report('an entry belongs to a transfer', `${entries - seen} entries`);
  for (const [item, sum] of itemSums) if (sum !== 0n) report('entries of an item sum to zero', `item ${item}`);
  for (const { Owner, ItemID, Balance } of await reader.table('accounts').find())
    bookOf(Owner, ItemID).balance = Balance;
  for (const [name, { Owner, steps, balance }] of books) {
    if (!formsChain(steps, balance)) report('entries of an account form a chain to its balance', name);
    if (isPlayer(Owner) && balance < 0) report('no player is below zero', name);
  }
  return found;
}

function addTo(sums: Map<number, bigint>, item: number, amount: number): Map<number, bigint> {
  return sums.set(item, (sums.get(item) ?? 0n) + BigInt(amount));
}

async function* transferPages(reader: Reader) {
  let last = '';
  for (;;) {
    const page = await reader
      .table('transfers')
      .find({ where: { ID: { gt: last } }, order: [['ID', 'asc']], limit: PAGE });
    const end = page.at(-1);
    if (end === undefined) return;
    yield page;
    last = end.ID;
  }
}
