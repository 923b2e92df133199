import type { Reader } from '../ports/store.ts';
import { type AccountEnd, brokenChains } from './accountChains.ts';
import { orphanEntries, orphanGiftEntries } from './orphans.ts';
import { isPlayer } from './posting.ts';

export interface Imbalance {
  readonly Rule:
    | 'entries of an item sum to zero'
    | 'a transfer sums to zero'
    | 'a transfer that stands has entries, one that failed has none'
    | 'an entry belongs to a transfer'
    | 'a gift entry belongs to a transfer'
    | 'an entry adds its amount'
    | 'entries of an account form a chain to its balance'
    | 'no player is below zero';
  readonly Subject: string;
  /** Empty if the rule says enough. */
  readonly Detail: string;
}

export const imbalanceText = ({ Rule, Subject, Detail }: Imbalance): string =>
  `${Subject}: ${Rule}${Detail === '' ? '' : ` (${Detail})`}`;

const PAGE = 1000;

/**
 * Checks the whole ledger. Pass a transaction if others may write at the same time. It holds all accounts in memory, and transfers and
 * entries one page at a time.
 *
 * @returns the imbalances; empty means balanced
 */
export async function auditLedger(reader: Reader): Promise<readonly Imbalance[]> {
  const found: Imbalance[] = [];
  const report = (Rule: Imbalance['Rule'], Subject: string, Detail = ''): void => {
    found.push({ Rule, Subject, Detail });
  };
  const accounts = new Map<string, AccountEnd>();
  for (const { Owner, ItemID, Balance, Position } of await reader.table('accounts').find())
    accounts.set(accountName(Owner, ItemID), { Owner, ItemID, Balance, Position });
  const itemSums = new Map<number, bigint>();
  let seen = 0;

  for await (const page of transferPages(reader)) {
    const byTransfer = new Map<string, Map<number, bigint>>();
    for (const entry of await reader
      .table('entries')
      .find({ where: { TransferID: { in: page.map(({ ID }) => ID) } } })) {
      const { TransferID, Line, Owner, ItemID, Amount, BeforeAmount, AfterAmount } = entry;
      seen++;
      const name = accountName(Owner, ItemID);
      if (!accounts.has(name)) accounts.set(name, { Owner, ItemID, Balance: 0, Position: 0 });
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

  if ((await reader.table('entries').count()) !== seen) {
    for await (const { ID, rows } of orphanEntries(reader))
      report('an entry belongs to a transfer', ID, rows.length === 1 ? '1 entry' : `${rows.length} entries`);
  }
  for await (const { ID } of orphanGiftEntries(reader)) report('a gift entry belongs to a transfer', ID);
  for (const [item, sum] of itemSums) if (sum !== 0n) report('entries of an item sum to zero', `item ${item}`);
  for await (const { account, where } of brokenChains(reader, [...accounts.values()]))
    report('entries of an account form a chain to its balance', accountName(account.Owner, account.ItemID), where);
  for (const [name, { Owner, Balance }] of accounts)
    if (isPlayer(Owner) && Balance < 0) report('no player is below zero', name);
  return found;
}

const accountName = (Owner: string, ItemID: number): string => `${Owner} item ${ItemID}`;

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
