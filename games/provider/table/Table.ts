import type { OwnTableBet, TableBetRequest, TableView, TakeBackRequest } from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import { Connections } from '../room/connections.ts';
import { type Lease, LeaseLost, releaseLease, RENEW_MS, renewLease, requireLease, takeLease } from '../room/lease.ts';
import { isSameKind, kindOf, roomIDOf } from '../room/roomID.ts';
import { CHAIN_LENGTH, ChainSeeds } from '../room/seedChain.ts';
import { requireSession } from '../session/requireSession.ts';
import type { ChainRow, SessionRow, TableBetRow, TableRoundRow } from '../tables.ts';
import { BetRefused } from './betRefused.ts';
import { betIDOf, isSameBet } from './betRow.ts';
import { drawRound } from './drawRound.ts';
import { closeRound, type Commit, endBet, type EndedSeat, payRound } from './endBets.ts';
import { openRound } from './openRound.ts';
import { type OpenTable, placeBet, takeBack } from './placeBet.ts';
import { ownBetView, readTable } from './readTable.ts';
import { TABLE_SETTINGS } from './settings.ts';
import { StandingBets } from './standingBets.ts';
import { CUT_MS, isStanding, stateOfRound, tableRoundLock } from './states.ts';
import { acceptsBets, beginReturn } from './storeBets.ts';
import type { TableParts } from './tableParts.ts';
import { WaitingBets } from './waitingBets.ts';

/**
 * A table in a process. It plays while the process has the lease of its room: `tick` takes and renews the lease, and moves the rounds on by
 * the clock of the server. All that it knows is in the store, except for the connections of its players.
 */
export class Table {
  readonly #parts: TableParts;
  readonly #RoomID: string;
  readonly #connections = new Connections();
  readonly #standing = new StandingBets();
  readonly #waiting: WaitingBets;
  readonly #seeds: ChainSeeds;
  readonly #requests = new Map<string, Promise<TableBetRow>>();
  readonly #background = new Set<Promise<void>>();
  #lease: { readonly held: Lease; readonly since: number } | undefined;
  #round: TableRoundRow | undefined;
  #chain: ChainRow | undefined;
  #tick: Promise<void> | undefined;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#RoomID = roomIDOf(parts.place);
    this.#seeds = new ChainSeeds(parts.ports.crypto);
    this.#waiting = new WaitingBets(parts.ports);
  }

  /** Whether this process runs the room. */
  get isHere(): boolean {
    return this.#lease !== undefined;
  }

  /** Whether there is nothing to do: no open round, no player, and no call of the wallet under way. */
  get isIdle(): boolean {
    const isOver = this.#round === undefined || stateOfRound(this.#round) === 'closed';
    return isOver && this.#connections.size === 0 && this.#background.size === 0 && this.#requests.size === 0;
  }

  /** Does what is due. Never throws. Call it every half second at least; a call during another one waits for it. */
  tick(): Promise<void> {
    this.#tick ??= this.#advance().finally(() => {
      this.#tick = undefined;
    });
    return this.#tick;
  }

  /** Waits until the calls of the wallet that the table made by itself are answered. */
  async idle(): Promise<void> {
    while (this.#background.size > 0) await Promise.all(this.#background);
  }

  /** Counts a connection of a player. @throws ProviderFailure INVALID_SESSION */
  async join(token: string): Promise<TableView> {
    const session = await this.#sessionOf(token);
    this.joinSession(session);
    return readTable(this.#parts.ports, this.#RoomID, session);
  }

  /** Counts a connection of a player whose session is known. */
  joinSession({ SessionID }: Pick<SessionRow, 'SessionID'>): void {
    this.#connections.join(SessionID);
  }

  /** Records that a player whose session is known has no connection any more. */
  cutSession({ SessionID }: Pick<SessionRow, 'SessionID'>): void {
    this.#connections.cut(SessionID, this.#parts.ports.now());
  }

  /** Records that a player has no connection any more. @throws ProviderFailure INVALID_SESSION */
  async cut(token: string): Promise<void> {
    this.cutSession(await this.#sessionOf(token));
  }

  /** @throws ProviderFailure INVALID_SESSION */
  async read(token: string): Promise<TableView> {
    return readTable(this.#parts.ports, this.#RoomID, await this.#sessionOf(token));
  }

  /**
   * Places a bet. A repeated request gets the bet of the first one.
   *
   * @throws ProviderFailure INVALID_SESSION
   * @throws BetRefused, as `placeBet`, BET_CHANGED or ROOM_MOVED
   */
  async bet(token: string, request: TableBetRequest): Promise<OwnTableBet> {
    const session = await this.#sessionOf(token);
    const BetID = betIDOf(this.#parts.ports.crypto, session, request);
    let placed = this.#requests.get(BetID);
    if (placed === undefined) {
      const open = this.#open();
      placed = this.#guard(() => placeBet(open, session, request)).finally(() => this.#requests.delete(BetID));
      this.#requests.set(BetID, placed);
    }
    const bet = await placed;
    if (!isSameBet(bet, request)) throw new BetRefused('BET_CHANGED');
    this.#answered(bet);
    return ownBetView(bet);
  }

  /** Takes a bet back. @throws ProviderFailure INVALID_SESSION @throws BetRefused, as `takeBack`, or ROOM_MOVED */
  async takeBack(token: string, request: TakeBackRequest): Promise<OwnTableBet> {
    const session = await this.#sessionOf(token);
    const open = this.#open();
    const bet = await this.#guard(() => takeBack(open, session, request));
    this.#answered(bet);
    return ownBetView(bet);
  }

  /** Gives the room to another process. Call it at a planned stop. */
  async leave(): Promise<void> {
    const lease = this.#lease?.held;
    await Promise.allSettled(this.#requests.values());
    await this.idle();
    this.#drop();
    if (lease !== undefined) await releaseLease(this.#parts.ports, lease);
  }

  /** The session of a player of this table. */
  async #sessionOf(token: string): Promise<SessionRow> {
    const { ports, place } = this.#parts;
    const session = await requireSession(ports.store, ports, token);
    if (!isSameKind(kindOf(session), place)) throw new ProviderFailure('INVALID_SESSION');
    return session;
  }

  /** @throws BetRefused ROOM_MOVED, BETS_CLOSED */
  #open(): OpenTable {
    const { ports, settings = TABLE_SETTINGS } = this.#parts;
    if (this.#lease === undefined) throw new BetRefused('ROOM_MOVED');
    const round = this.#round;
    const version = round && ports.tables?.version(round.Rules);
    if (round === undefined || version === undefined) throw new BetRefused('BETS_CLOSED');
    return { ports, commit: this.#commitOf(this.#lease.held), settings, version, round, standing: this.#standing };
  }

  /** Commits of this process are fenced: without the lease they write nothing. */
  #commitOf(lease: Lease): Commit {
    return (work, reads = []) =>
      this.#parts.commit.run(
        async (tx) => {
          await requireLease(tx, lease);
          return work(tx);
        },
        [{ table: 'leases', key: [lease.RoomID] }, ...reads],
      );
  }

  /** Stops the room after an error that leaves open what is stored. The next tick takes it over again, if no other process has. */
  async #guard<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BetRefused) throw error;
      this.#drop();
      if (error instanceof LeaseLost) throw new BetRefused('ROOM_MOVED');
      throw error;
    }
  }

  #drop(): void {
    this.#lease = undefined;
    this.#round = undefined;
    this.#standing.clear();
    this.#waiting.clear();
  }

  #answered(bet: TableBetRow): void {
    this.#waiting.note([bet]);
    this.#parts.events?.betAnswered(bet);
  }

  #betsChanged(bets: readonly TableBetRow[]): void {
    if (bets.length === 0) return;
    this.#waiting.note(bets);
    for (const bet of bets) if (!isStanding(bet)) this.#standing.remove(bet.BetID);
    this.#parts.events?.betsChanged(bets);
  }

  async #roundChanged(round: TableRoundRow, bets?: readonly TableBetRow[]): Promise<void> {
    const { events, ports } = this.#parts;
    this.#waiting.note(bets ?? []);
    if (events === undefined) return;
    if (this.#chain?.ChainID !== round.ChainID) this.#chain = await ports.store.table('chains').get(round.ChainID);
    events.roundChanged(round, this.#chain?.Commitment ?? '', bets);
  }

  #seatEnded(seat: EndedSeat): void {
    this.#waiting.note(seat.bets);
    this.#parts.events?.seatEnded(seat);
  }

  async #advance(): Promise<void> {
    try {
      await this.#keepLease();
      const lease = this.#lease?.held;
      if (lease === undefined) return;
      const commit = this.#commitOf(lease);
      await this.#returnCut(commit);
      await this.#followClock(commit);
      this.#betsChanged(await this.#waiting.read());
    } catch (error) {
      this.#drop();
      if (!(error instanceof LeaseLost)) this.#parts.ports.report?.(error);
    }
  }

  async #keepLease(): Promise<void> {
    const { ports, holder } = this.#parts;
    const now = ports.now();
    if (this.#lease === undefined) {
      const held = await takeLease(ports, this.#RoomID, holder);
      if (held === undefined) return;
      await this.#takeOver(held);
      this.#lease = { held, since: now };
    } else if (Math.abs(now - this.#lease.since) >= RENEW_MS) {
      const { held } = this.#lease;
      await renewLease(ports, held, this.#connections.size);
      this.#lease = { held, since: now };
    }
  }

  /** Reads the open round. Its players have the usual time to connect again. */
  async #takeOver(lease: Lease): Promise<void> {
    const { store, now } = this.#parts.ports;
    const { RoomID } = lease;
    const [round] = await store.table('tableRounds').find({
      where: { RoomID },
      order: [['TableRoundID', 'desc']],
      limit: 1,
    });
    this.#round = round;
    this.#standing.clear();
    if (round === undefined) return;
    const { TableRoundID } = round;
    const state = stateOfRound(round);
    const bets = await store.table('tableBets').find({ where: { TableRoundID } });
    await this.#roundChanged(round, bets);
    if (state === 'drawn') this.#payRound(this.#commitOf(lease), TableRoundID);
    if (state !== 'betting') return;
    for (const bet of bets.filter(isStanding)) this.#standing.add(bet);
    for (const SessionID of this.#standing.sessions()) this.#connections.expect(SessionID, now());
  }

  /** Returns the bets of players who were cut for too long. After the end of the bets they play. */
  async #returnCut(commit: Commit): Promise<void> {
    const { ports } = this.#parts;
    const gone = this.#connections.removeCut(ports.now() - CUT_MS);
    if (gone.length > 0) this.#parts.events?.playersLeft(gone);
    const round = this.#round;
    if (gone.length === 0 || round === undefined || !acceptsBets(round, ports.now())) return;
    const { TableRoundID } = round;
    const returned = await commit(async (tx) => {
      await tx.lock([tableRoundLock(TableRoundID)]);
      const open = await tx.table('tableRounds').get(TableRoundID);
      if (open === undefined || !acceptsBets(open, ports.now())) return [];
      const bets = await tx.table('tableBets').find({ where: { TableRoundID, SessionID: { in: gone } } });
      const left: TableBetRow[] = [];
      for (const bet of bets.filter(isStanding)) left.push(await beginReturn(tx, ports, bet));
      return left;
    });
    this.#betsChanged(returned);
    for (const bet of returned) this.#run(this.#endReturned(commit, bet));
  }

  async #endReturned(commit: Commit, bet: TableBetRow): Promise<void> {
    const { ports } = this.#parts;
    const session = await ports.store.table('sessions').get(bet.SessionID);
    if (session !== undefined) this.#betsChanged([await endBet(ports, commit, session, bet)]);
  }

  async #followClock(commit: Commit): Promise<void> {
    const { ports, place, chainLength = CHAIN_LENGTH } = this.#parts;
    await this.#drawIfDue(commit);
    await this.#closeIfDue(commit);
    const isOver = this.#round === undefined || stateOfRound(this.#round) === 'closed';
    const version = ports.tables?.current(place.GameCode);
    // A table without players opens no round.
    if (!isOver || version === undefined || this.#connections.size === 0) return;
    const next = { RoomID: this.#RoomID, version, chainLength };
    this.#round = await commit((tx) => openRound(tx, ports, next));
    this.#standing.clear();
    await this.#roundChanged(this.#round, []);
  }

  async #drawIfDue(commit: Commit): Promise<void> {
    const { ports } = this.#parts;
    const round = this.#round;
    if (round === undefined || stateOfRound(round) !== 'betting' || acceptsBets(round, ports.now())) return;
    const { TableRoundID } = round;
    const drawn = await commit((tx) => drawRound(tx, ports, this.#seeds, TableRoundID));
    this.#round = drawn?.round;
    this.#standing.clear();
    this.#payRound(commit, TableRoundID);
    if (drawn !== undefined) await this.#roundChanged(drawn.round, drawn.bets);
  }

  #payRound(commit: Commit, TableRoundID: string): void {
    this.#run(payRound(this.#parts.ports, commit, TableRoundID, (seat) => this.#seatEnded(seat)));
  }

  async #closeIfDue(commit: Commit): Promise<void> {
    const { ports } = this.#parts;
    const round = this.#round;
    if (round === undefined || stateOfRound(round) !== 'drawn' || ports.now() < Date.parse(round.EndTime)) return;
    const { TableRoundID } = round;
    await commit((tx) => tx.table('tableRounds').update({ TableRoundID }, { State: 'closed' }));
    this.#round = { ...round, State: 'closed' };
    this.#run(closeRound(ports, commit, TableRoundID));
    await this.#roundChanged(this.#round);
  }

  /** Runs calls of the wallet beside the clock. Without an answer, or after an error, the janitor repeats them. */
  #run(work: Promise<void>): void {
    const { report } = this.#parts.ports;
    const running = work
      .catch((error: unknown) => {
        if (!(error instanceof LeaseLost)) report?.(error);
      })
      .finally(() => this.#background.delete(running));
    this.#background.add(running);
  }
}
