import {
  mergeTable,
  type OwnTable,
  type RoomPush,
  type RoomRequestOf,
  type TablePush,
  type TableState,
} from '#games/api/index.ts';
import { returnedCoins } from '#games/maths/tables/returnedCoins.ts';
import { returnsOf } from '#games/maths/tables/returnsOf.ts';
import type { TableFile } from '#games/maths/tables/schema.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import type { Clock } from '../../Game.ts';
import type { PageLink } from '../../page/pageLink.ts';
import { RoomRefused, type RoomTransport } from '../../transport/room/RoomTransport.ts';
import { addCoins, type Coins, doubled, NO_COINS, sumOf } from './coins.ts';
import { chipFault, coinsFault } from './layFault.ts';
import { PageRound } from './PageRound.ts';
import { confirmedOf, OPENING, type PlayState } from './state.ts';

export type ShownEmote = NonNullable<TablePush['Emotes']>[number];

/** Draws results. `show` resolves when the player has seen it. */
export interface ResultStage {
  /** Takes the pieces of the last round away. */
  clear(): void;
  show(result: TableResult): Promise<void>;
  showAtOnce(result: TableResult): void;
}

/** Moments that the player hears. */
export interface PlayListener {
  changed(state: PlayState): void;
  /** The result of a round lies on the table. @param returned the coins that the own bets return, undefined without a bet */
  settled(result: TableResult, returned: number | undefined): void;
  /** A round with own bets ended while the connection was lost. */
  missed(result: TableResult, returned: number): void;
  taken(coins: number): void;
  tookBack(coins: number): void;
  emote(emote: ShownEmote): void;
}

export interface PlayParts {
  readonly rules: TableFile;
  readonly room: RoomTransport;
  readonly stage: ResultStage;
  readonly page: PageLink;
  readonly clock: Clock;
  readonly randomID: () => string;
  readonly listener: PlayListener;
}

const TICK_MS = 200;
/** A lost bet or a lost entrance is repeated after this pause. */
const AGAIN_MS = 1000;
const MOST_TRIES = 8;

/** The player's side of a table: chips, bets, and when a result is shown. */
export class TablePlay {
  readonly #parts: PlayParts;
  #state: PlayState = OPENING;
  /** The server's time at a moment of the clock. */
  #time = { server: 0, clock: 0 };
  /** The newest own part, while the shown one waits for the result. */
  #own: OwnTable | undefined;
  /** The client's ids of bets, which a bet is taken back by. */
  readonly #ids = new Map<string, string>();
  #showing = 0;
  readonly #pageRound: PageRound;

  constructor(parts: PlayParts) {
    this.#parts = parts;
    this.#pageRound = new PageRound(parts.page);
    const { room, clock, listener } = parts;
    room.listen({
      entered: (table) => this.#entered(table),
      pushed: (push) => this.#pushed(push),
      changed: (connection) => this.#change({ connection }),
    });
    clock.every(TICK_MS, () => this.#tick());
    listener.changed(this.#state);
  }

  get state(): PlayState {
    return this.#state;
  }

  /** The time of the server, in milliseconds. */
  now(): number {
    return this.#time.server + (this.#parts.clock.now() - this.#time.clock);
  }

  /** Enters the table. Without an answer it tries again. */
  async enter(): Promise<void> {
    try {
      await this.#parts.room.enter();
    } catch (error) {
      if (error instanceof RoomRefused) this.#change({ problem: error.code });
      else this.#parts.clock.after(AGAIN_MS, () => void this.enter());
    }
  }

  chooseChip(chip: number): void {
    this.#change({ chip });
  }

  /** Lays the chosen chip on a place. */
  place(place: string): void {
    const { chip, placed } = this.#state;
    const problem = chipFault(this.#state, place);
    if (problem === undefined) this.#lay(addCoins(placed, { [place]: chip }));
    else this.#fail(problem);
  }

  /** Takes the chips away that are not confirmed. */
  clear(): void {
    this.#change({ placed: NO_COINS, problem: undefined });
  }

  /** Doubles the chips that are not confirmed, or lays the confirmed ones once more. */
  double(): void {
    const { placed } = this.#state;
    this.#lay(sumOf(placed) > 0 ? doubled(placed) : confirmedOf(this.#state));
  }

  /** Lays the chips of the last round with bets. */
  repeat(): void {
    this.#lay(this.#state.last);
  }

  setSeed(seed: string | undefined): void {
    this.#change({ seed });
  }

  /** The coins changed outside of the table. */
  setBalance(Balance: number): void {
    const { table } = this.#state;
    if (table !== undefined) this.#setOwn({ ...table.Own, Balance });
  }

  async confirm(): Promise<void> {
    const { placed, sent, table, phase } = this.#state;
    const round = table?.Shared.Round;
    if (sumOf(placed) === 0 || sumOf(sent) > 0) return;
    if (phase !== 'betting' || round === undefined) {
      this.#fail('BETS_CLOSED');
      return;
    }
    const usedSeed = this.#state.seed ?? this.#parts.randomID();
    const request = {
      TableRoundID: round.TableRoundID,
      ClientBetID: this.#parts.randomID(),
      Places: { ...placed },
      ClientSeed: usedSeed,
    };
    this.#change({ placed: NO_COINS, sent: placed, problem: undefined, usedSeed });
    await this.#send(request, 1);
  }

  /** Takes the last confirmed bet back. */
  async takeBack(): Promise<void> {
    const { table, phase } = this.#state;
    const round = table?.Shared.Round;
    const bet = table?.Own.Bets.findLast(({ BetID, State }) => State === 'taken' && this.#ids.has(BetID));
    const ClientBetID = bet && this.#ids.get(bet.BetID);
    if (phase !== 'betting' || round === undefined || bet === undefined || ClientBetID === undefined) return;
    this.#change({ isTakingBack: true, problem: undefined });
    try {
      const answer = await this.#parts.room.call('takeBack', { TableRoundID: round.TableRoundID, ClientBetID });
      this.#setBet(answer);
      this.#parts.listener.tookBack(bet.Stake);
    } catch (error) {
      this.#fail(error instanceof RoomRefused ? error.code : 'LOST');
    }
    this.#change({ isTakingBack: false });
  }

  async emote(Emote: ShownEmote['Emote']): Promise<void> {
    await this.#parts.room.call('emote', { Emote }).catch(() => undefined);
  }

  #lay(placed: Coins): void {
    const problem = coinsFault(this.#state, placed);
    this.#change(problem === undefined ? { placed, problem } : { problem });
    const Balance = this.#state.table?.Own.Balance;
    if (problem === 'FUNDS' && Balance !== undefined)
      this.#parts.page.post({ Type: 'needFunds', Stake: sumOf(placed), Balance });
  }

  #fail(problem: string): void {
    this.#change({ problem });
  }

  async #send(request: RoomRequestOf<'bet'>, tries: number): Promise<void> {
    const { room, clock } = this.#parts;
    const isOpen = (): boolean => this.#state.table?.Shared.Round?.TableRoundID === request.TableRoundID;
    try {
      const bet = await room.call('bet', request);
      this.#ids.set(bet.BetID, request.ClientBetID);
      if (!isOpen()) return;
      this.#change({ sent: NO_COINS });
      this.#setBet(bet);
      if (bet.State === 'refused') this.#refused(request.Places, bet.Reason ?? 'WALLET');
      else if (bet.State === 'taken') this.#parts.listener.taken(bet.Stake);
    } catch (error) {
      if (!isOpen()) return;
      if (error instanceof RoomRefused) {
        this.#change({ sent: NO_COINS });
        this.#refused(request.Places, error.code);
      } else if (tries < MOST_TRIES) clock.after(AGAIN_MS, () => void this.#send(request, tries + 1));
      else this.#change({ sent: NO_COINS, problem: 'LOST' });
    }
  }

  /** The refused chips lie on the table again, so that the player can change them. */
  #refused(places: Coins, problem: string): void {
    const canTryAgain = this.#state.phase === 'betting';
    this.#change({ problem, ...(canTryAgain && { placed: addCoins(this.#state.placed, places) }) });
  }

  #setBet(bet: OwnTable['Bets'][number]): void {
    const { table } = this.#state;
    if (table === undefined) return;
    const { Own } = table;
    const isKnown = Own.Bets.some(({ BetID }) => BetID === bet.BetID);
    const Bets = isKnown ? Own.Bets.map((one) => (one.BetID === bet.BetID ? bet : one)) : [...Own.Bets, bet];
    this.#setOwn({ ...Own, Bets, ...(bet.Balance !== undefined && { Balance: bet.Balance }) });
  }

  #entered(table: TableState): void {
    const before = this.#state;
    const missed = before.table?.Shared.Round;
    const coins = confirmedOf(before);
    this.#own = undefined;
    this.#readTime(table.Shared.Now);
    const chip = before.chip || (table.Settings.Chips[1] ?? table.Settings.Chips[0] ?? 0);
    const isOther = missed?.TableRoundID !== table.Shared.Round?.TableRoundID;
    if (isOther) this.#reset(coins);
    this.#change({ table, chip });
    const entry = table.Shared.History.find(({ TableRoundID }) => TableRoundID === missed?.TableRoundID);
    if (isOther && entry !== undefined && sumOf(coins) > 0 && before.shown !== missed?.TableRoundID)
      this.#parts.listener.missed(entry.Result, returnedCoins(coins, returnsOf(this.#parts.rules, entry.Result)));
    this.#follow(true);
  }

  #pushed(push: RoomPush): void {
    const { table } = this.#state;
    if (table === undefined) return;
    if (push.Push === 'own') {
      this.#setOwn(push.Own);
      return;
    }
    this.#readTime(push.Now);
    const Shared = mergeTable(table.Shared, push);
    if (Shared.Round?.TableRoundID !== table.Shared.Round?.TableRoundID) this.#reset(confirmedOf(this.#state));
    this.#change({ table: { ...(this.#state.table ?? table), Shared } });
    this.#follow(false);
    for (const emote of push.Emotes ?? []) this.#parts.listener.emote(emote);
  }

  /** Ends the last round. @param coins the own bets of it */
  #reset(coins: Coins): void {
    this.#showing += 1;
    this.#parts.stage.clear();
    const { table } = this.#state;
    const own = this.#own ?? table?.Own;
    this.#own = undefined;
    this.#ids.clear();
    this.#change({
      phase: 'waiting',
      sent: NO_COINS,
      played: NO_COINS,
      ...(sumOf(coins) > 0 && { last: coins }),
      ...(table !== undefined && own !== undefined && { table: { ...table, Own: { ...own, Bets: [] } } }),
    });
  }

  /** While a result is dealt, coins and bets wait until the player has seen it. */
  #setOwn(own: OwnTable): void {
    const { table, phase } = this.#state;
    if (phase === 'showing') this.#own = own;
    else if (table !== undefined) this.#change({ table: { ...table, Own: own } });
    if (phase !== 'showing') this.#pageRound.update(this.#state);
  }

  #readTime(now: string): void {
    this.#time = { server: Date.parse(now), clock: this.#parts.clock.now() };
  }

  #tick(): void {
    const { phase, table } = this.#state;
    const end = table?.Shared.Round?.BetsEnd;
    if (phase === 'betting' && end !== undefined && this.now() >= Date.parse(end)) this.#close();
  }

  /** The bets are closed: chips that are not confirmed leave the table. */
  #close(): void {
    const { placed, sent } = this.#state;
    const isLost = sumOf(placed) > 0 && sumOf(sent) === 0;
    this.#change({ phase: 'closing', placed: NO_COINS, ...(isLost && { problem: 'NOT_CONFIRMED' }) });
  }

  #follow(isFirst: boolean): void {
    const round = this.#state.table?.Shared.Round;
    if (round === undefined) {
      this.#change({ phase: 'waiting' });
      return;
    }
    const { TableRoundID, Drawn } = round;
    if (Drawn === undefined) {
      const isOpen = this.now() < Date.parse(round.BetsEnd);
      if (isOpen && this.#state.phase !== 'betting') this.#change({ phase: 'betting' });
      else if (!isOpen && this.#state.phase !== 'closing') this.#close();
      return;
    }
    if (this.#state.shown === TableRoundID || this.#state.phase === 'showing') return;
    const played = addCoins(confirmedOf(this.#state), this.#state.sent);
    this.#change({ phase: 'showing', placed: NO_COINS, sent: NO_COINS, played });
    this.#showing += 1;
    const showing = this.#showing;
    const seen = (): void => {
      if (showing === this.#showing) this.#settle(TableRoundID, Drawn.Result);
    };
    if (isFirst) {
      this.#parts.stage.showAtOnce(Drawn.Result);
      seen();
    } else void this.#parts.stage.show(Drawn.Result).then(seen);
  }

  #settle(shown: string, result: TableResult): void {
    const { table } = this.#state;
    const own = this.#own;
    this.#own = undefined;
    const played = addCoins(confirmedOf(own && table ? { table: { ...table, Own: own } } : this.#state));
    const coins = sumOf(played) > 0 ? played : this.#state.played;
    this.#change({
      phase: 'shown',
      shown,
      played: coins,
      ...(table !== undefined && own !== undefined && { table: { ...table, Own: own } }),
      ...(sumOf(coins) > 0 && { last: coins }),
    });
    const returned = sumOf(coins) > 0 ? returnedCoins(coins, returnsOf(this.#parts.rules, result)) : undefined;
    this.#parts.listener.settled(result, returned);
    this.#pageRound.end(shown, returned ?? 0, this.#state.table?.Own.Balance);
  }

  #change(change: Partial<PlayState>): void {
    const state = { ...this.#state, ...change };
    const bets = state.phase === 'betting' && !state.isTakingBack ? (state.table?.Own.Bets ?? []) : [];
    const canTakeBack = bets.some(({ BetID, State }) => State === 'taken' && this.#ids.has(BetID));
    this.#state = { ...state, canTakeBack };
    this.#parts.listener.changed(this.#state);
  }
}
