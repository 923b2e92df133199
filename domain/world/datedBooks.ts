import { nextPosition } from '../ledger/posting.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type Entry = RowOf<Tables['entries']>;
export type Account = RowOf<Tables['accounts']>;

/** The next entry of an account, and the account after it. */
export function postTo(
  before: Account | undefined,
  entry: Entry,
): { readonly account: Account; readonly entry: Entry } {
  const { Owner, ItemID, Amount, CreateTime } = entry;
  const BeforeAmount = before?.Balance ?? 0;
  const AfterAmount = BeforeAmount + Amount;
  const Position = nextPosition(before?.Position ?? 0, CreateTime);
  return {
    account: { Owner, ItemID, Balance: AfterAmount, Position },
    entry: { ...entry, BeforeAmount, AfterAmount, Position },
  };
}

/**
 * Sorts all entries by time and chains them again for each account. Each part of a world posts its dated entries
 * separately, but a bank book is read by time.
 */
export async function dateBooks(tx: Transaction): Promise<void> {
  const accounts = new Map<string, Account>();
  const dated = (await tx.table('entries').find())
    .toSorted((a, b) =>
      a.CreateTime === b.CreateTime ? a.Position - b.Position : a.CreateTime < b.CreateTime ? -1 : 1,
    )
    .map((each) => {
      const name = `${each.ItemID} ${each.Owner}`;
      const { account, entry } = postTo(accounts.get(name), each);
      accounts.set(name, account);
      return entry;
    });
  const positions = new Map(dated.map(({ TransferID, Line, Position }) => [`${TransferID}/${Line}`, Position]));
  const gifts = await tx.table('giftEntries').find();
  await tx.table('entries').remove({});
  await tx.table('entries').insert(dated);
  await tx.table('accounts').remove({});
  await tx.table('accounts').insert([...accounts.values()]);
  await tx.table('giftEntries').remove({});
  await tx
    .table('giftEntries')
    .insert(
      gifts.map((gift) => ({ ...gift, Position: positions.get(`${gift.TransferID}/${gift.Line}`) ?? gift.Position })),
    );
}
