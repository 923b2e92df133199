import {
  type Emote,
  type OwnTable,
  type OwnTableBet,
  ROOM_CLOSE,
  ROOM_LIMITS,
  type RoomPush,
  type TableBetRequest,
  type TableState,
  type TakeBackRequest,
} from '#games/api/index.ts';
import type { Broadcast, RoomPeer } from '../room/peer.ts';
import type { Room, RoomMember } from '../room/Room.ts';
import { RoomFailure } from '../room/roomFailure.ts';
import { roomIDOf } from '../room/roomID.ts';
import type { Wait } from '../room/sharedCommit.ts';
import { isDemo } from '../session/demo.ts';
import type { SessionRow, TableBetRow, TableRoundRow } from '../tables.ts';
import { answerTableCall } from './answerTableCall.ts';
import { FREES_SEAT } from './betRefused.ts';
import type { EndedSeat } from './endBets.ts';
import { readHistory, readLastRounds } from './readHistory.ts';
import { TABLE_SETTINGS } from './settings.ts';
import { BETS_MS, ROUND_MS, stateOfRound } from './states.ts';
import { Table } from './Table.ts';
import { TableBoard } from './TableBoard.ts';
import type { TableEvents, TableParts } from './tableParts.ts';

export interface TableRoomParts extends Omit<TableParts, 'events'> {
  readonly wait: Wait;
  readonly broadcast: Broadcast;
}

/** A connected player. */
interface Member {
  readonly session: SessionRow;
  readonly token: string;
  readonly peer: RoomPeer;
  figures: Pick<OwnTable, 'Balance' | 'Staked' | 'Won' | 'StartTime'>;
  lastEmote: number;
}

/** After so many ticks without the lease the players have to connect again: another process runs the room. */
const MISSED_TICKS = 3;

/** A table with its connected players: seats, emotes, and pushes of changes, gathered for all players. */
export class TableRoom implements Room, TableEvents {
  readonly #parts: TableRoomParts;
  readonly #table: Table;
  readonly #board: TableBoard;
  readonly #members = new Map<string, Member>();
  readonly #dirty = new Set<string>();
  /** Players who left while their chips lay on the table. */
  readonly #leaving = new Set<string>();
  #isGathering = false;
  #missed = 0;
  #hasHistory = false;

  constructor(parts: TableRoomParts) {
    this.#parts = parts;
    this.#board = new TableBoard(() => parts.ports.now());
    this.#table = new Table({ ...parts, events: this });
  }

  /** Whether this process runs the room. */
  get isHere(): boolean {
    return this.#table.isHere;
  }

  /** Whether the process can leave the room: it has no player and no open round. */
  get isIdle(): boolean {
    return this.#members.size === 0 && this.#table.isIdle;
  }

  /** The players with a seat. */
  get players(): number {
    return this.#board.size;
  }

  hasSeat(SessionID: string): boolean {
    return this.#board.hasSeat(SessionID);
  }

  isFull(SessionID: string): boolean {
    return this.#board.size >= ROOM_LIMITS.seats && !this.#board.hasSeat(SessionID);
  }

  async tick(): Promise<void> {
    await this.#table.tick();
    this.#missed = this.#table.isHere ? 0 : this.#missed + 1;
    if (this.#missed >= MISSED_TICKS) this.#closeAll();
    if (this.#table.isHere && !this.#hasHistory) await this.#readHistory();
  }

  /** Waits for the calls of the wallet that the table made by itself. */
  idle(): Promise<void> {
    return this.#table.idle();
  }

  /** Gives the room to another process. */
  async stop(): Promise<void> {
    this.#closeAll();
    await this.#table.leave();
  }

  /**
   * Seats a player, and calls `answer` with the state in the same turn in which the pushes begin.
   *
   * @throws RoomFailure ROOM_FULL, ROOM_MOVED
   */
  async enter(session: SessionRow, token: string, peer: RoomPeer, answer: (state: TableState) => void): Promise<void> {
    const { SessionID } = session;
    if (!this.#table.isHere) throw new RoomFailure('ROOM_MOVED');
    if (this.isFull(SessionID)) throw new RoomFailure('ROOM_FULL');
    if (!this.#hasHistory) await this.#readHistory();
    const RoomID = roomIDOf(this.#parts.place);
    const { store } = this.#parts.ports;
    const [Balance, { rounds, OwnRounds }] = await Promise.all([
      this.#readBalance(session),
      readLastRounds(this.#parts.ports, RoomID, SessionID),
      // A friend who joins the player finds the room by it.
      store.transaction((tx) => tx.table('sessions').update({ SessionID }, { RoomID, JoinID: '' })),
    ]);
    // Another call may have taken the last seat meanwhile.
    if (this.isFull(SessionID)) throw new RoomFailure('ROOM_FULL');
    this.#members.get(SessionID)?.peer.close(ROOM_CLOSE.displaced, 'the player has entered again');
    this.#table.joinSession(session);
    this.#leaving.delete(SessionID);
    this.#seat(session);
    this.#gather();
    const { Staked, Won, StartTime } = session;
    const figures = { Staked, Won, StartTime, ...(Balance !== undefined && { Balance }) };
    this.#members.set(SessionID, { session, token, peer, figures, lastEmote: Number.NEGATIVE_INFINITY });
    const LastRound = rounds.find(({ TableRoundID }) => TableRoundID !== this.#board.roundID);
    answer({ ...this.#stateFor(session), OwnRounds, ...(LastRound && { LastRound }) });
  }

  /** Records the end of a connection. A later connection of the same player stays. */
  leave(SessionID: string, peer: RoomPeer): void {
    const member = this.#members.get(SessionID);
    if (member?.peer !== peer) return;
    this.#members.delete(SessionID);
    this.#table.cutSession(member.session);
  }

  answer(member: RoomMember, call: string, body: unknown): Promise<object> {
    return answerTableCall(this, member, call, body);
  }

  /** @throws ProviderFailure INVALID_SESSION @throws BetRefused, as `Table.bet` */
  async bet(member: Pick<Member, 'session' | 'token'>, request: TableBetRequest): Promise<OwnTableBet> {
    return this.#told(member.session, await this.#table.bet(member.token, request));
  }

  /** @throws ProviderFailure INVALID_SESSION @throws BetRefused, as `Table.takeBack` */
  async takeBack(member: Pick<Member, 'session' | 'token'>, request: TakeBackRequest): Promise<OwnTableBet> {
    return this.#told(member.session, await this.#table.takeBack(member.token, request));
  }

  /** @throws RoomFailure EMOTE_SOON */
  emote(SessionID: string, emote: Emote): void {
    const member = this.#members.get(SessionID);
    if (member === undefined) return;
    const time = this.#parts.ports.now();
    if (Math.abs(time - member.lastEmote) < ROOM_LIMITS.emoteMs) throw new RoomFailure('EMOTE_SOON');
    member.lastEmote = time;
    this.#board.showEmote(SessionID, emote);
    this.#gather();
  }

  /** Frees the seat of a player who cannot bet any more. Bets that lie on the table stay as after any cut. */
  freeSeat(SessionID: string): void {
    const member = this.#members.get(SessionID);
    if (member === undefined) return;
    this.leave(SessionID, member.peer);
    if (!this.#board.hasChips(SessionID)) this.#board.removeSeat(SessionID);
    this.#gather();
    member.peer.close(ROOM_CLOSE.seatFree, 'the player cannot bet any more');
  }

  roundChanged(round: TableRoundRow, Commitment: string, bets: readonly TableBetRow[] | undefined): void {
    const before = this.#board.bettors();
    this.#board.setRound(round, Commitment, bets);
    const after = this.#board.bettors();
    for (const SessionID of before) this.#dirty.add(SessionID);
    for (const SessionID of after) this.#dirty.add(SessionID);
    for (const SessionID of this.#leaving)
      if (!this.#board.hasChips(SessionID)) {
        this.#leaving.delete(SessionID);
        this.#board.removeSeat(SessionID);
      }
    const unknown = after.filter((SessionID) => !this.#board.hasSeat(SessionID));
    if (unknown.length > 0) this.#run(this.#seatAgain(unknown));
    if (stateOfRound(round) !== 'drawn') {
      this.#gather();
      return;
    }
    // The result does not wait for other changes. The commit of the drawing has counted stakes and wins, which are read for the own parts.
    this.#pushTable();
    if (after.length > 0) this.#run(this.#readFigures(after));
  }

  betAnswered(bet: TableBetRow): void {
    this.betsChanged([bet]);
  }

  betsChanged(bets: readonly TableBetRow[]): void {
    this.#board.setBets(bets);
    for (const { SessionID, TakeOrder, Balance } of bets) {
      this.#dirty.add(SessionID);
      const member = this.#members.get(SessionID);
      if (member !== undefined && TakeOrder > 0) member.figures = { ...member.figures, Balance };
    }
    this.#gather();
  }

  seatEnded({ SessionID, bets, balance: Balance }: EndedSeat): void {
    this.#board.setBets(bets);
    const member = this.#members.get(SessionID);
    if (member !== undefined && Balance !== undefined) member.figures = { ...member.figures, Balance };
    this.#dirty.add(SessionID);
    this.#gather();
  }

  playersLeft(sessions: readonly string[]): void {
    for (const SessionID of sessions)
      if (this.#board.hasChips(SessionID)) this.#leaving.add(SessionID);
      else this.#board.removeSeat(SessionID);
    this.#gather();
  }

  /** The answer of the call tells the player what the push would tell. */
  #told({ SessionID }: SessionRow, bet: OwnTableBet): OwnTableBet {
    if (bet.State === 'taken' || bet.State === 'refused') this.#dirty.delete(SessionID);
    if (bet.Reason !== undefined && FREES_SEAT.has(bet.Reason))
      // After the answer.
      this.#parts.wait(0, () => this.freeSeat(SessionID));
    return bet;
  }

  #seat({ SessionID, Seat: SeatID, Name, Picture }: SessionRow): void {
    this.#board.seat(SessionID, { SeatID, ...(Name !== '' && { Name }), ...(Picture !== '' && { Picture }) });
  }

  #stateFor(session: SessionRow): Omit<TableState, 'OwnRounds'> {
    const { place, ports, settings = TABLE_SETTINGS } = this.#parts;
    const { GameCode, Brand, Currency, Expires, Seat, MinBet, MaxBet } = session;
    return {
      RoomID: roomIDOf(place),
      Number: place.Number,
      GameCode,
      Brand,
      Currency,
      Expires,
      SeatID: Seat,
      Settings: {
        ...settings,
        Chips: ports.tables?.current(GameCode)?.file.chips ?? [],
        MinBet,
        MaxBet,
        BetsMs: BETS_MS,
        RoundMs: ROUND_MS,
      },
      Shared: this.#board.shared,
      Own: this.#ownOf(session.SessionID),
    };
  }

  #ownOf(SessionID: string): OwnTable {
    const { Balance, Staked = 0, Won = 0, StartTime = '' } = this.#members.get(SessionID)?.figures ?? {};
    const Bets = this.#board.ownBets(SessionID);
    return { Bets, Staked, Won, StartTime, ...(Balance !== undefined && { Balance }) };
  }

  /** Pushes the changes soon, together with those that follow meanwhile. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#parts.wait(ROOM_LIMITS.gatherMs, () => {
      this.#isGathering = false;
      this.#flush();
    });
  }

  #pushTable(): void {
    const push = this.#board.take();
    const peers = [...this.#members.values()].map(({ peer }) => peer);
    if (push !== undefined && peers.length > 0) this.#parts.broadcast(peers, JSON.stringify(push));
  }

  #flush(): void {
    this.#pushTable();
    for (const SessionID of this.#dirty) {
      const own: RoomPush = { Push: 'own', Own: this.#ownOf(SessionID) };
      this.#members.get(SessionID)?.peer.send(JSON.stringify(own));
    }
    this.#dirty.clear();
  }

  #closeAll(): void {
    for (const { peer } of this.#members.values()) peer.close(ROOM_CLOSE.restart, 'another process runs the room');
  }

  async #readHistory(): Promise<void> {
    this.#board.setHistory(await readHistory(this.#parts.ports, roomIDOf(this.#parts.place)));
    this.#hasHistory = true;
  }

  /** The seats of players with bets whom another process has seated. */
  async #seatAgain(sessions: readonly string[]): Promise<void> {
    const rows = await this.#parts.ports.store.table('sessions').getMany(sessions.map((SessionID) => [SessionID]));
    for (const row of rows) if (row !== undefined && !this.#board.hasSeat(row.SessionID)) this.#seat(row);
    this.#board.showChips(sessions);
    this.#gather();
  }

  async #readFigures(sessions: readonly string[]): Promise<void> {
    const here = sessions.filter((SessionID) => this.#members.has(SessionID));
    const rows = await this.#parts.ports.store.table('sessions').getMany(here.map((SessionID) => [SessionID]));
    for (const row of rows) {
      const member = row && this.#members.get(row.SessionID);
      if (row !== undefined && member !== undefined)
        member.figures = { ...member.figures, Staked: row.Staked, Won: row.Won };
    }
    this.#gather();
  }

  async #readBalance(session: SessionRow): Promise<number | undefined> {
    if (isDemo(session)) return session.DemoCoins;
    const { WalletToken: token, GameCode: game_code } = session;
    const result = await this.#parts.ports.wallet.balance({ token, game_code });
    return result.kind === 'answered' ? result.answer.balance : undefined;
  }

  #run(work: Promise<void>): void {
    work.catch((error: unknown) => this.#parts.ports.report?.(error));
  }
}
