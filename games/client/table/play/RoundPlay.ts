import { mergeTable, type OwnTable, type RoomPush, type TablePush, type TableState } from '#games/api/index.ts';
import { returnedCoins } from '#games/maths/tables/returnedCoins.ts';
import { returnsOf } from '#games/maths/tables/returnsOf.ts';
import type { TableFile } from '#games/maths/tables/schema.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import type { Clock } from '../../Game.ts';
import type { PageLink } from '../../page/pageLink.ts';
import type { RoomTransport } from '../../transport/room/RoomTransport.ts';
import { addCoins, type Coins, NO_COINS, sumOf } from './coins.ts';
import { PageRound } from './PageRound.ts';
import type { PlayStore } from './PlayStore.ts';
import { confirmedOf } from './state.ts';

export type ShownEmote = NonNullable<TablePush['Emotes']>[number];

/** Draws results. `show` resolves when the player has seen it. */
export interface ResultStage {
  /** Takes the pieces of the last round away. */
  clear(): void;
  show(result: TableResult): Promise<void>;
  showAtOnce(result: TableResult): void;
}

/** Moments of a round. */
export interface RoundListener {
  /** The bets are closed. */
  closed(): void;
  /** The result of a round lies on the table. @param returned the coins that the own bets return, undefined without a bet */
  settled(result: TableResult, returned: number | undefined): void;
  /** A round with own bets ended while the connection was lost. */
  missed(result: TableResult, returned: number): void;
  emote(emote: ShownEmote): void;
}

export interface RoundPlayParts {
  readonly store: PlayStore;
  readonly rules: TableFile;
  readonly room: Pick<RoomTransport, 'listen'>;
  readonly stage: ResultStage;
  readonly page: PageLink;
  readonly clock: Clock;
  readonly listener: RoundListener;
}

const TICK_MS = 200;

/** Follows the rounds of a table, and decides when the player sees a result. */
export class RoundPlay {
  readonly #parts: RoundPlayParts;
  readonly #pageRound: PageRound;
  /** The server's time at a moment of the clock. */
  #time = { server: 0, clock: 0 };
  /** The newest own part, while the shown one waits for the result. */
  #own: OwnTable | undefined;
  #showing = 0;

  constructor(parts: RoundPlayParts) {
    this.#parts = parts;
    const { store, room, page, clock } = parts;
    this.#pageRound = new PageRound(page);
    room.listen({
      entered: (table) => this.#entered(table),
      pushed: (push) => this.#pushed(push),
      changed: (connection) => store.change({ connection }),
    });
    clock.every(TICK_MS, () => this.#tick());
  }

  /** The time of the server, in milliseconds. */
  now(): number {
    return this.#time.server + (this.#parts.clock.now() - this.#time.clock);
  }

  /** Shows the own part of the table. While a result is dealt, coins and bets wait until the player has seen it. */
  setOwn(own: OwnTable): void {
    const { table, phase } = this.#store.state;
    if (phase === 'showing') this.#own = own;
    else if (table !== undefined) this.#store.change({ table: { ...table, Own: own } });
    if (phase !== 'showing') this.#pageRound.update(this.#store.state);
  }

  get #store(): PlayStore {
    return this.#parts.store;
  }

  #entered(table: TableState): void {
    const before = this.#store.state;
    const missed = before.table?.Shared.Round;
    const coins = confirmedOf(before);
    this.#own = undefined;
    this.#readTime(table.Shared.Now);
    const chip = before.chip || (table.Settings.Chips[1] ?? table.Settings.Chips[0] ?? 0);
    const isOther = missed?.TableRoundID !== table.Shared.Round?.TableRoundID;
    if (isOther) this.#reset(coins);
    this.#store.change({ table, chip, problem: undefined });
    const entry = table.Shared.History.find(({ TableRoundID }) => TableRoundID === missed?.TableRoundID);
    if (isOther && entry !== undefined && sumOf(coins) > 0 && before.shown !== missed?.TableRoundID)
      this.#parts.listener.missed(entry.Result, this.#returned(coins, entry.Result));
    this.#follow(true);
  }

  #pushed(push: RoomPush): void {
    const { table } = this.#store.state;
    if (table === undefined) return;
    if (push.Push === 'own') {
      this.setOwn(push.Own);
      return;
    }
    this.#readTime(push.Now);
    const Shared = mergeTable(table.Shared, push);
    if (Shared.Round?.TableRoundID !== table.Shared.Round?.TableRoundID) this.#reset(confirmedOf(this.#store.state));
    this.#store.change({ table: { ...(this.#store.state.table ?? table), Shared } });
    this.#follow(false);
    for (const emote of push.Emotes ?? []) this.#parts.listener.emote(emote);
  }

  /** Ends the last round. @param coins the own bets of it */
  #reset(coins: Coins): void {
    this.#showing += 1;
    this.#parts.stage.clear();
    const { table } = this.#store.state;
    const own = this.#own ?? table?.Own;
    this.#own = undefined;
    this.#store.change({
      phase: 'waiting',
      sent: NO_COINS,
      played: NO_COINS,
      ...(sumOf(coins) > 0 && { last: coins }),
      ...(table !== undefined && own !== undefined && { table: { ...table, Own: { ...own, Bets: [] } } }),
    });
  }

  #readTime(now: string): void {
    this.#time = { server: Date.parse(now), clock: this.#parts.clock.now() };
  }

  #tick(): void {
    const { phase, table } = this.#store.state;
    const end = table?.Shared.Round?.BetsEnd;
    if (phase === 'betting' && end !== undefined && this.now() >= Date.parse(end)) this.#close();
  }

  /** The bets are closed: chips that are not confirmed leave the table. */
  #close(): void {
    const { placed, sent } = this.#store.state;
    const isLost = sumOf(placed) > 0 && sumOf(sent) === 0;
    this.#store.change({ phase: 'closing', placed: NO_COINS, ...(isLost && { problem: 'NOT_CONFIRMED' }) });
    this.#parts.listener.closed();
  }

  #follow(isFirst: boolean): void {
    const { state } = this.#store;
    const round = state.table?.Shared.Round;
    if (round === undefined) {
      this.#store.change({ phase: 'waiting' });
      return;
    }
    const { TableRoundID, Drawn } = round;
    if (Drawn === undefined) {
      const isOpen = this.now() < Date.parse(round.BetsEnd);
      if (isOpen && state.phase !== 'betting') this.#store.change({ phase: 'betting' });
      else if (!isOpen && state.phase !== 'closing') this.#close();
      return;
    }
    if (state.shown === TableRoundID || state.phase === 'showing') return;
    const played = addCoins(confirmedOf(state), state.sent);
    this.#store.change({ phase: 'showing', placed: NO_COINS, sent: NO_COINS, played });
    this.#showing += 1;
    const showing = this.#showing;
    const seen = (): void => {
      if (showing === this.#showing) this.#settle(TableRoundID, Drawn.Result);
    };
    const { stage } = this.#parts;
    if (isFirst) {
      stage.showAtOnce(Drawn.Result);
      seen();
    } else void stage.show(Drawn.Result).then(seen);
  }

  #settle(shown: string, result: TableResult): void {
    const { table, played } = this.#store.state;
    const own = this.#own;
    this.#own = undefined;
    const newest = own === undefined || table === undefined ? table : { ...table, Own: own };
    const standing = confirmedOf({ table: newest });
    const coins = sumOf(standing) > 0 ? standing : played;
    this.#store.change({
      phase: 'shown',
      shown,
      played: coins,
      table: newest,
      ...(sumOf(coins) > 0 && { last: coins }),
    });
    const returned = sumOf(coins) > 0 ? this.#returned(coins, result) : undefined;
    this.#parts.listener.settled(result, returned);
    this.#pageRound.end(shown, returned ?? 0, this.#store.state.table?.Own.Balance);
  }

  #returned(coins: Coins, result: TableResult): number {
    return returnedCoins(coins, returnsOf(this.#parts.rules, result));
  }
}
