import {
  mergeTable,
  ROOM_CALLS,
  type OwnTableBet,
  type RoomPush,
  type RoomRefusal,
  type RoomRequestOf,
  type SharedTable,
  type TablePush,
  type TableState,
} from '#games/api/index.ts';
import type { TableFile } from '#games/maths/tables/schema.ts';
import { returnsOf } from '#games/maths/tables/returnsOf.ts';
import { type TableResult, tableRules } from '#games/maths/tables/tableRules.ts';
import { AnswerLost } from '../../transport/failure.ts';
import type { CallOf, TableKind } from '../../transport/room/roomContract.ts';
import {
  type RoomEnd,
  type RoomListener,
  RoomRefused,
  type RoomTransport,
  type RoomTransportState,
} from '../../transport/room/RoomTransport.ts';

const OWN_SEAT = 'own';

export interface FakeRoomParts {
  readonly rules: TableFile;
  /** The time of the server, in milliseconds. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly balance?: number;
  readonly players?: readonly { readonly name?: string; readonly picture?: string }[];
}

const BETS_MS = 15_000;
const ROUND_MS = 24_000;
const HASH = '3f9a1c5e7b2d4608af13c95e0b7d2846fe19c0a35d7b8e246109fc3a5b7d8e21';

/** A table in memory, which opens and draws rounds when it is told to. */
export class FakeRoom implements RoomTransport {
  readonly #parts: FakeRoomParts;
  readonly #listeners = new Set<RoomListener>();
  readonly #draw: () => TableResult;
  #state: RoomTransportState = { kind: 'idle' };
  #shared: SharedTable;
  #bets: OwnTableBet[] = [];
  #balance: number;
  #staked = 0;
  #won = 0;
  #nonce = 0;
  readonly #start: number;
  /** The refusal of the next bet. */
  refusal: RoomRefusal | undefined;
  /** Whether the next answer to a bet is lost. */
  losesAnswer = false;
  /** The bets that arrived. */
  readonly requests: RoomRequestOf<'bet'>[] = [];

  constructor(parts: FakeRoomParts) {
    this.#parts = parts;
    this.#balance = parts.balance ?? 2_500_000;
    this.#start = parts.now();
    const rules = tableRules(parts.rules);
    const below = (count: number): number => Math.floor(parts.random() * count);
    this.#draw = () => rules.draw({ startBlock: () => undefined, below }).result;
    const others = (parts.players ?? []).map(({ name, picture }, at) => ({
      SeatID: `seat-${at}`,
      ...(name !== undefined && { Name: name }),
      ...(picture !== undefined && { Picture: picture }),
    }));
    this.#shared = {
      Revision: 0,
      Now: '',
      Chips: [],
      Seats: [{ SeatID: OWN_SEAT, Name: 'Ann' }, ...others],
      History: [],
    };
  }

  get state(): RoomTransportState {
    return this.#state;
  }

  listen(listener: RoomListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async enter(): Promise<TableState> {
    await Promise.resolve();
    this.#change({ kind: 'connected' });
    const table = this.#table();
    for (const listener of this.#listeners) listener.entered(table);
    return table;
  }

  async call<Name extends CallOf<TableKind>>(
    name: Name,
    body: TableKind['requests'][Name],
  ): Promise<TableKind['answers'][Name]>;
  async call(name: string, body: unknown): Promise<unknown> {
    await Promise.resolve();
    if (this.#state.kind !== 'connected') throw new AnswerLost(`${name}: no connection`);
    if (name === 'bet') return this.#bet(ROOM_CALLS.bet.request.parse(body));
    if (name === 'takeBack') return this.#takeBack(ROOM_CALLS.takeBack.request.parse(body));
    if (name === 'emote') this.emote(OWN_SEAT, ROOM_CALLS.emote.request.parse(body).Emote);
    return {};
  }

  close(): void {
    this.#change({ kind: 'idle' });
  }

  /** Opens a round. */
  open(): void {
    const now = this.#parts.now();
    this.#nonce += 1;
    this.#bets = [];
    this.#own();
    this.#change(this.#state);
    this.#pushTable({
      Round: {
        TableRoundID: `round-${this.#nonce}`,
        State: 'betting',
        Rules: HASH,
        Commitment: HASH,
        Nonce: this.#nonce,
        OpenTime: timeText(now),
        BetsEnd: timeText(now + BETS_MS),
        EndTime: timeText(now + ROUND_MS),
      },
    });
  }

  /** Lays chips of another player. */
  lay(SeatID: string, Places: Readonly<Record<string, number>>): void {
    this.#pushTable({ Chips: [{ SeatID, Places: { ...Places } }] });
  }

  /** Draws the round. */
  draw(result: TableResult = this.#draw()): void {
    const { Round } = this.#shared;
    if (Round === undefined) return;
    const returned = returnsOf(this.#parts.rules, result);
    this.#bets = this.#bets
      .filter(({ State }) => State === 'taken')
      .map((bet) => ({
        ...bet,
        State: 'paid',
        Win: Object.entries(bet.Places).reduce((sum, [place, coins]) => sum + (coins / 20) * returned(place), 0),
      }));
    for (const { Stake, Win = 0 } of this.#bets) {
      this.#staked += Stake;
      this.#won += Win;
      this.#balance += Win;
    }
    const Result = Object.fromEntries(Object.entries(result).map(([owner, pieces]) => [owner, [...pieces]]));
    const DrawTime = timeText(this.#parts.now());
    this.#pushTable({
      Round: { ...Round, State: 'drawn', Drawn: { ClientSeeds: ['tide'], ServerSeed: HASH, Result, DrawTime } },
    });
    this.#own();
  }

  /** Ends the time for bets. */
  closeBets(): void {
    const { Round } = this.#shared;
    if (Round !== undefined) this.#pushTable({ Round: { ...Round, BetsEnd: timeText(this.#parts.now()) } });
  }

  /** Fills the history. */
  past(rounds: number): void {
    for (let round = 0; round < rounds; round += 1) {
      this.#nonce += 1;
      const Result = Object.fromEntries(
        Object.entries(this.#draw()).map(([owner, pieces]): [string, number[]] => [owner, [...pieces]]),
      );
      const entry = { TableRoundID: `round-${this.#nonce}`, Result };
      this.#shared = { ...this.#shared, History: [entry, ...this.#shared.History].slice(0, 100) };
    }
  }

  emote(SeatID: string, Emote: RoomRequestOf<'emote'>['Emote']): void {
    this.#pushTable({ Emotes: [{ SeatID, Emote }] });
  }

  /** Cuts the connection. */
  cut(): void {
    this.#change({ kind: 'reconnecting' });
  }

  end(reason: RoomEnd): void {
    this.#change({ kind: 'ended', reason });
  }

  #bet(request: RoomRequestOf<'bet'>): OwnTableBet {
    this.requests.push(request);
    const known = this.#bets.find(({ BetID }) => BetID === `bet-${request.ClientBetID}`);
    if (known !== undefined) return known;
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal !== undefined) throw new RoomRefused(refusal);
    const Stake = Object.values(request.Places).reduce((sum, coins) => sum + coins, 0);
    this.#balance -= Stake;
    const bet: OwnTableBet = {
      BetID: `bet-${request.ClientBetID}`,
      ClientBetID: request.ClientBetID,
      RoundID: `${request.TableRoundID}-own`,
      Places: request.Places,
      Stake,
      State: 'taken',
      Balance: this.#balance,
    };
    this.#bets = [...this.#bets, bet];
    this.#layOwn();
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new AnswerLost('bet: lost');
    }
    return bet;
  }

  #takeBack({ ClientBetID }: RoomRequestOf<'takeBack'>): OwnTableBet {
    const bet = this.#bets.find(({ BetID }) => BetID === `bet-${ClientBetID}`);
    if (bet === undefined) throw new RoomRefused('BET_UNKNOWN');
    this.#bets = this.#bets.filter((one) => one !== bet);
    this.#balance += bet.Stake;
    this.#layOwn();
    return { ...bet, State: 'returned', Balance: this.#balance };
  }

  #layOwn(): void {
    const Places: Record<string, number> = {};
    for (const bet of this.#bets)
      for (const [place, coins] of Object.entries(bet.Places)) Places[place] = (Places[place] ?? 0) + coins;
    this.lay(OWN_SEAT, Places);
  }

  #table(): TableState {
    const { rules } = this.#parts;
    return {
      RoomID: 'room',
      Number: 3,
      GameCode: rules.code,
      Brand: 'dragon',
      Currency: 'GOLD',
      Expires: timeText(this.#parts.now() + 3_600_000),
      SeatID: OWN_SEAT,
      Settings: {
        Chips: rules.chips,
        LeastStake: 100,
        MostStake: 50_000,
        MinBet: 100,
        MaxBet: 200_000,
        MostPayout: 1_000_000_000,
        BetsMs: BETS_MS,
        RoundMs: ROUND_MS,
      },
      Shared: { ...this.#shared, Now: timeText(this.#parts.now()) },
      Own: this.#ownTable(),
      OwnRounds: [],
    };
  }

  #ownTable() {
    return {
      Bets: this.#bets,
      Balance: this.#balance,
      Staked: this.#staked,
      Won: this.#won,
      StartTime: timeText(this.#start),
    };
  }

  #own(): void {
    this.#push({ Push: 'own', Own: this.#ownTable() });
  }

  #pushTable(change: Omit<TablePush, 'Push' | 'Revision' | 'Now'>): void {
    const push: TablePush = {
      Push: 'table',
      Revision: this.#shared.Revision + 1,
      Now: timeText(this.#parts.now()),
      ...change,
    };
    this.#shared = mergeTable(this.#shared, push);
    this.#push(push);
  }

  #push(push: RoomPush): void {
    if (this.#state.kind === 'connected') for (const listener of this.#listeners) listener.pushed(push);
  }

  #change(state: RoomTransportState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener.changed(state);
  }
}

const timeText = (time: number): string => new Date(time).toISOString();
