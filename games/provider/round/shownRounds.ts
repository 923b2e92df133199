import type { ProviderPorts, ProviderTransaction } from '../ports.ts';
import { timeText } from '../ports.ts';
import type { RoundRow } from '../tables.ts';
import { roundLock } from '../session/requireSession.ts';
import { KEPT_DUE_MS } from './states.ts';

/**
 * Keeps shown rounds until a commit stores them: with the player's next spin, or the next run of the janitor.
 * After a crash the janitor closes them by their due time.
 */
export class ShownRounds {
  /** Whether the wallet answered the close, by round. */
  readonly #rounds = new Map<string, boolean>();

  add(RoundID: string, wasTold: boolean): void {
    this.#rounds.set(RoundID, wasTold);
  }

  has(RoundID: string): boolean {
    return this.#rounds.has(RoundID);
  }

  ids(): string[] {
    return [...this.#rounds.keys()];
  }

  /** Stores within a unit of work that the client has shown a round. Returns the changed round. */
  async storeWithin(
    tx: ProviderTransaction,
    { now }: Pick<ProviderPorts, 'now'>,
    RoundID: string,
  ): Promise<RoundRow | undefined> {
    const wasTold = this.#rounds.get(RoundID);
    await tx.lock([roundLock(RoundID)]);
    const round = await tx.table('rounds').get(RoundID);
    if (wasTold === undefined || round === undefined || (round.Shown && round.State === 'closed')) return round;
    // The janitor calls a wallet that does not know yet.
    const DueTime = wasTold || round.DueTime === '' ? '' : timeText(now() + KEPT_DUE_MS);
    const CloseTime = round.State === 'closed' ? round.CloseTime : timeText(now());
    const values = { State: 'closed', Shown: true, CloseTime, DueTime, Attempts: 0 };
    await tx.table('rounds').update({ RoundID }, values);
    return { ...round, ...values };
  }

  /** Drops rounds whose commit is durable. */
  forget(ids: readonly string[]): void {
    for (const RoundID of ids) this.#rounds.delete(RoundID);
  }
}
