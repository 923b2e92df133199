import { isPlayer } from '../ledger/posting.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

type Entry = RowOf<Tables['entries']>;

/** The accounts of the house while copies of transfers are written: every entry goes on where the last one ended. */
export class HouseBooks {
  readonly #balances: Map<string, number>;
  readonly #before: ReadonlyMap<string, number>;

  private constructor(balances: ReadonlyMap<string, number>) {
    this.#balances = new Map(balances);
    this.#before = balances;
  }

  static async open(db: Reader): Promise<HouseBooks> {
    const accounts = await db.table('accounts').find({ where: { Owner: { like: 'house:%' } } });
    return new HouseBooks(new Map(accounts.map(({ Owner, ItemID, Balance }) => [`${ItemID} ${Owner}`, Balance])));
  }

  /** An entry of the model as the copy's. @param balances the copy's own, by item */
  post(entry: Entry, balances: Map<number, number>, playerID: string): Entry {
    const { ItemID, Amount } = entry;
    if (isPlayer(entry.Owner)) {
      const BeforeAmount = balances.get(ItemID) ?? 0;
      balances.set(ItemID, BeforeAmount + Amount);
      return { ...entry, Owner: `player:${playerID}`, BeforeAmount, AfterAmount: BeforeAmount + Amount };
    }
    const name = `${ItemID} ${entry.Owner}`;
    const BeforeAmount = this.#balances.get(name) ?? 0;
    this.#balances.set(name, BeforeAmount + Amount);
    return { ...entry, BeforeAmount, AfterAmount: BeforeAmount + Amount };
  }

  /** Writes what the house holds now. */
  async write(tx: Transaction): Promise<void> {
    for (const [name, Balance] of this.#balances) {
      if (this.#before.get(name) === Balance) continue;
      const space = name.indexOf(' ');
      const [ItemID, Owner] = [Number(name.slice(0, space)), name.slice(space + 1)];
      const changed = await tx.table('accounts').update({ Owner, ItemID }, { Balance });
      if (changed === 0) await tx.table('accounts').insert({ Owner, ItemID, Balance });
    }
  }
}
