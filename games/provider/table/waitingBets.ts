import type { ProviderPorts } from '../ports.ts';
import type { TableBetRow } from '../tables.ts';
import { isOver, stateOfBet } from './states.ts';

/** A bet is read again this long after its last change: the janitor may have ended it, also in another process. */
const READ_AFTER_MS = 6000;
const READ_EVERY_MS = 1000;

/** The bets of a table that wait for an answer of the wallet. */
export class WaitingBets {
  readonly #ports: Pick<ProviderPorts, 'store' | 'now'>;
  readonly #bets = new Map<string, { readonly state: string; readonly since: number }>();
  #lastRead = 0;

  constructor(ports: Pick<ProviderPorts, 'store' | 'now'>) {
    this.#ports = ports;
  }

  note(bets: readonly TableBetRow[]): void {
    for (const bet of bets)
      if (isOver(bet) || stateOfBet(bet) === 'taken') this.#bets.delete(bet.BetID);
      else this.#bets.set(bet.BetID, { state: bet.State, since: this.#ports.now() });
  }

  clear(): void {
    this.#bets.clear();
  }

  /** Reads the bets that have waited for long. Returns those that changed. */
  async read(): Promise<TableBetRow[]> {
    const time = this.#ports.now();
    if (Math.abs(time - this.#lastRead) < READ_EVERY_MS) return [];
    const old = [...this.#bets].filter(([, { since }]) => time - since >= READ_AFTER_MS).map(([BetID]) => [BetID]);
    if (old.length === 0) return [];
    this.#lastRead = time;
    const rows = await this.#ports.store.table('tableBets').getMany(old);
    return rows.flatMap((row) => (row !== undefined && row.State !== this.#bets.get(row.BetID)?.state ? [row] : []));
  }
}
