import type { OwnTable, RoomRequestOf } from '#games/api/index.ts';
import type { Clock } from '../../Game.ts';
import type { PageLink } from '../../page/pageLink.ts';
import { RoomRefused, type RoomTransport } from '../../transport/room/RoomTransport.ts';
import { addCoins, type Coins, doubled, NO_COINS, sumOf } from './coins.ts';
import { chipFault, coinsFault } from './layFault.ts';
import type { PlayStore } from './PlayStore.ts';
import type { RoundPlay } from './RoundPlay.ts';
import { confirmedOf } from './state.ts';

/** Moments of the player's own bets. */
export interface BetListener {
  /** The wallet took a bet. */
  taken(coins: number): void;
  tookBack(coins: number): void;
}

export interface BetPlayParts {
  readonly store: PlayStore;
  readonly rounds: Pick<RoundPlay, 'setOwn'>;
  readonly room: Pick<RoomTransport, 'call'>;
  readonly page: PageLink;
  readonly clock: Pick<Clock, 'after'>;
  readonly randomID: () => string;
  readonly listener: BetListener;
}

/** A bet without an answer is repeated after this pause. */
const AGAIN_MS = 1000;
const MOST_TRIES = 8;

/** The player's chips: laid, confirmed as a bet, and taken back. */
export class BetPlay {
  readonly #parts: BetPlayParts;

  constructor(parts: BetPlayParts) {
    this.#parts = parts;
  }

  choose(chip: number): void {
    this.#store.change({ chip });
  }

  /** Lays the chosen chip on a place. */
  place(place: string): void {
    const { state } = this.#store;
    const problem = chipFault(state, place);
    if (problem === undefined) this.#lay(addCoins(state.placed, { [place]: state.chip }));
    else this.#fail(problem);
  }

  /** Takes the chips away that are not confirmed. */
  clear(): void {
    this.#store.change({ placed: NO_COINS, problem: undefined });
  }

  /** Doubles the chips that are not confirmed, or lays the confirmed ones once more. */
  double(): void {
    const { state } = this.#store;
    this.#lay(sumOf(state.placed) > 0 ? doubled(state.placed) : confirmedOf(state));
  }

  /** Lays the chips of the last round with bets. */
  repeat(): void {
    this.#lay(this.#store.state.last);
  }

  async confirm(): Promise<void> {
    const { placed, sent, table, phase, seed } = this.#store.state;
    const round = table?.Shared.Round;
    if (sumOf(placed) === 0 || sumOf(sent) > 0) return;
    if (phase !== 'betting' || round === undefined) {
      this.#fail('BETS_CLOSED');
      return;
    }
    const { randomID } = this.#parts;
    const usedSeed = seed ?? randomID();
    const request = {
      TableRoundID: round.TableRoundID,
      ClientBetID: randomID(),
      Places: { ...placed },
      ClientSeed: usedSeed,
    };
    this.#store.change({ placed: NO_COINS, sent: placed, problem: undefined, usedSeed });
    await this.#send(request, 1);
  }

  /** Takes the last confirmed bet back. */
  async takeBack(): Promise<void> {
    const { table, phase } = this.#store.state;
    const round = table?.Shared.Round;
    const bet = table?.Own.Bets.findLast(({ ClientBetID, State }) => State === 'taken' && ClientBetID !== undefined);
    const ClientBetID = bet?.ClientBetID;
    if (phase !== 'betting' || round === undefined || bet === undefined || ClientBetID === undefined) return;
    this.#store.change({ isTakingBack: true, problem: undefined });
    const { room, listener } = this.#parts;
    try {
      const answer = await room.call('takeBack', { TableRoundID: round.TableRoundID, ClientBetID });
      this.#setBet(answer);
      listener.tookBack(bet.Stake);
    } catch (error) {
      this.#store.change({ problem: error instanceof RoomRefused ? error.code : 'LOST' });
    }
    this.#store.change({ isTakingBack: false });
  }

  get #store(): PlayStore {
    return this.#parts.store;
  }

  #lay(placed: Coins): void {
    const { state } = this.#store;
    const problem = coinsFault(state, placed);
    if (problem === undefined) this.#store.change({ placed, problem });
    else this.#fail(problem);
    const Balance = state.table?.Own.Balance;
    if (problem === 'FUNDS' && Balance !== undefined)
      this.#parts.page.post({ Type: 'needFunds', Stake: sumOf(placed), Balance });
  }

  /** Tells a problem, also the same one again. */
  #fail(problem: string): void {
    this.#store.change({ problem: undefined });
    this.#store.change({ problem });
  }

  async #send(request: RoomRequestOf<'bet'>, tries: number): Promise<void> {
    const { room, clock, listener } = this.#parts;
    const isOpen = (): boolean => this.#store.state.table?.Shared.Round?.TableRoundID === request.TableRoundID;
    try {
      const bet = await room.call('bet', request);
      if (!isOpen()) return;
      this.#store.change({ sent: NO_COINS });
      this.#setBet(bet);
      if (bet.State === 'refused') this.#refused(request.Places, bet.Reason ?? 'WALLET');
      else if (bet.State === 'taken') listener.taken(bet.Stake);
    } catch (error) {
      if (!isOpen()) return;
      if (error instanceof RoomRefused) {
        this.#store.change({ sent: NO_COINS });
        this.#refused(request.Places, error.code);
      } else if (tries < MOST_TRIES) clock.after(AGAIN_MS, () => void this.#send(request, tries + 1));
      else this.#store.change({ sent: NO_COINS, problem: 'LOST' });
    }
  }

  /** The refused chips lie on the table again, so that the player can change them. */
  #refused(places: Coins, problem: string): void {
    const { phase, placed } = this.#store.state;
    this.#store.change({ problem, ...(phase === 'betting' && { placed: addCoins(placed, places) }) });
  }

  #setBet(bet: OwnTable['Bets'][number]): void {
    const { table } = this.#store.state;
    if (table === undefined) return;
    const { Own } = table;
    const isKnown = Own.Bets.some(({ BetID }) => BetID === bet.BetID);
    const Bets = isKnown ? Own.Bets.map((one) => (one.BetID === bet.BetID ? bet : one)) : [...Own.Bets, bet];
    this.#parts.rounds.setOwn({ ...Own, Bets, ...(bet.Balance !== undefined && { Balance: bet.Balance }) });
  }
}
