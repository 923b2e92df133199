import { isPlayer } from '../ledger/posting.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { type Account, type Entry, postTo } from './datedBooks.ts';

/** Accounts of one copy, by item. */
export type OwnBooks = Map<number, Account>;

/** The accounts of the house while copies of transfers are written. Every entry continues its account's last entry. */
export class HouseBooks {
  readonly #accounts: Map<string, Account>;
  readonly #before: ReadonlyMap<string, Account>;
  #written = 0;

  private constructor(accounts: ReadonlyMap<string, Account>) {
    this.#accounts = new Map(accounts);
    this.#before = accounts;
  }

  static async open(db: Reader): Promise<HouseBooks> {
    const accounts = await db.table('accounts').find({ where: { Owner: { like: 'house:%' } } });
    return new HouseBooks(new Map(accounts.map((account) => [`${account.ItemID} ${account.Owner}`, account])));
  }

  /** The number of posted entries. */
  get written(): number {
    return this.#written;
  }

  /**
   * Copies an entry.
   * @param own the copy's own accounts
   */
  post(entry: Entry, own: OwnBooks, playerID: string): Entry {
    const { ItemID } = entry;
    this.#written += 1;
    if (isPlayer(entry.Owner)) {
      const posted = postTo(own.get(ItemID), { ...entry, Owner: `player:${playerID}` });
      own.set(ItemID, posted.account);
      return posted.entry;
    }
    const name = `${ItemID} ${entry.Owner}`;
    const posted = postTo(this.#accounts.get(name), entry);
    this.#accounts.set(name, posted.account);
    return posted.entry;
  }

  /** Writes the balances of the house. */
  async write(tx: Transaction): Promise<void> {
    for (const [name, account] of this.#accounts) {
      if (this.#before.get(name) === account) continue;
      const { Owner, ItemID, ...values } = account;
      const changed = await tx.table('accounts').update({ Owner, ItemID }, values);
      if (changed === 0) await tx.table('accounts').insert(account);
    }
  }
}
