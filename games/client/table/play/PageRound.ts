import type { PageLink } from '../../page/pageLink.ts';
import { sumOf } from './coins.ts';
import { confirmedOf, type PlayState } from './state.ts';

/** Tells the page about the player's round. It holds pushes of the wallet back from the first bet until the result is shown. */
export class PageRound {
  readonly #page: PageLink;
  /** The round that the page knows to be open, by the id of the table and by that of the wallet. */
  #open: { readonly TableRoundID: string; readonly RoundID: string } | undefined;

  constructor(page: PageLink) {
    this.#page = page;
  }

  /** Begins the round with the first bet, and ends it if all bets were taken back. */
  update(state: PlayState): void {
    const { table, phase } = state;
    const { Balance, Bets = [] } = table?.Own ?? {};
    const TableRoundID = table?.Shared.Round?.TableRoundID;
    if (Balance === undefined || TableRoundID === undefined) return;
    const Stake = sumOf(confirmedOf(state));
    const RoundID = Bets[0]?.RoundID ?? TableRoundID;
    if (Stake > 0 && this.#open?.TableRoundID !== TableRoundID && phase !== 'shown') {
      this.#open = { TableRoundID, RoundID };
      this.#page.post({ Type: 'roundStarted', RoundID, Stake, Balance });
    } else if (Stake === 0) this.end(TableRoundID, 0, Balance);
    else this.#page.post({ Type: 'balance', Balance });
  }

  /** @param Balance absent if the wallet did not answer */
  end(TableRoundID: string, Win: number, Balance: number | undefined): void {
    if (this.#open?.TableRoundID !== TableRoundID || Balance === undefined) return;
    const { RoundID } = this.#open;
    this.#open = undefined;
    this.#page.post({ Type: 'roundEnded', RoundID, Win, Balance });
  }
}
