import type { OwnTableBet, TableState } from '#games/api/index.ts';
import type { RoomTransport } from '../../transport/room/RoomTransport.ts';

/** The rounds of a table in which the player had bets, with their ids at the wallet. */
export class OwnRounds {
  readonly #ids = new Map<string, string>();
  #open: string | undefined;

  constructor(room: Pick<RoomTransport, 'listen'>) {
    room.listen({
      entered: ({ OwnRounds: known, Shared, Own }) => this.#entered(known, Shared.Round?.TableRoundID, Own.Bets),
      pushed: (push) => {
        if (push.Push === 'own') this.#note(push.Own.Bets);
        else this.#open = push.Round?.TableRoundID ?? this.#open;
      },
      changed: () => undefined,
    });
  }

  /** The wallet's id of a round. Undefined if the player had no bet in it. */
  of(TableRoundID: string): string | undefined {
    return this.#ids.get(TableRoundID);
  }

  #entered(known: TableState['OwnRounds'], open: string | undefined, bets: readonly OwnTableBet[]): void {
    for (const { TableRoundID, RoundID } of known) this.#ids.set(TableRoundID, RoundID);
    this.#open = open;
    this.#note(bets);
  }

  #note(bets: readonly OwnTableBet[]): void {
    for (const { RoundID } of bets) if (this.#open !== undefined) this.#ids.set(this.#open, RoundID);
  }
}
