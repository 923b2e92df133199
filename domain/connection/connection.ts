import type { Brand } from '#protocol/brands.ts';
import { Failure } from '#protocol/failure.ts';
import { isRejected, readRequest, type RequestFrame, writeAnswer, writeFailure } from '#protocol/frame.ts';
import { CLOSE, MAX_FRAME_BYTES } from '#protocol/limits.ts';
import type { OperationContract, SocketName } from '#protocol/operation.ts';
import { operationOf } from '#protocol/operations/index.ts';
import type { ConnectionHandle, Identity } from '../dispatch/context.ts';
import type { OperationDispatcher } from '../dispatch/operation.ts';
import type { Outcome } from '../dispatch/outcome.ts';
import type { Ports } from '../ports/index.ts';
import { recordAnswer } from '../security/refusals.ts';
import { trailOf } from '../security/trail.ts';
import { FrameBudget } from './frameBudget.ts';
import type { SharedText, Transport } from './transport.ts';

/** Holds three seconds at the highest allowed rate. */
const MAX_WAITING_FRAMES = 300;
const MAX_WAITING_LENGTH = 512 * 1024;

export interface ConnectionHost {
  readonly ports: Ports;
  readonly dispatch: OperationDispatcher;
  /** @throws Failure 100005, 100014, 300047 */
  signIn(connection: Connection, token: string | undefined, tab: string | undefined): Promise<Identity>;
  resubscribe(connection: Connection): void;
  forget(connection: Connection): void;
}

/** The life of one socket. It takes frames and sends answers, one frame at a time and in order. It does not depend on the transport. */
export class Connection implements ConnectionHandle {
  readonly ID: string;
  readonly socket: SocketName;
  readonly transport: Transport;
  readonly brand: Brand;
  /** The time without a sign of the client, and the time without a login, in real milliseconds. Moving the clock has no effect. */
  silentMs = 0;
  unsignedMs = 0;
  identity: Identity | undefined;
  /** The connection's tab, as the sign-in named it. */
  tab: string | undefined;
  /** The number of the sign-in among those of this process. */
  signInNumber = 0;
  /** The topics of the player's channels, and of the room that the connection joined. */
  topics: readonly string[] = [];
  /** Empty outside of live rooms. */
  roomID = '';
  /** The race whose board the connection watches. Empty without one. */
  raceID = '';
  /** Whether the connection has a row, or will have one. */
  hasRow = false;
  readonly #host: ConnectionHost;
  readonly #budget = new FrameBudget();
  #last: Promise<void> | undefined;
  /** Frames received but not answered yet, and their characters. */
  #waitingFrames = 0;
  #waitingLength = 0;
  /** Pushes that arrived between the commit of the player's own message and its answer. */
  #held: SharedText[] | undefined;
  #open = true;

  constructor(host: ConnectionHost, transport: Transport, socket: SocketName, brand: Brand) {
    this.#host = host;
    this.ID = host.ports.random.uuid();
    this.transport = transport;
    this.socket = socket;
    this.brand = brand;
  }

  get address(): string | undefined {
    return this.transport.address;
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** Resets the silence after a pong or any other sign of life. */
  heard(): void {
    this.silentMs = 0;
  }

  /** Resolves once the frame is answered. */
  receive(text: string): Promise<void> {
    if (!this.#open) return Promise.resolve();
    this.heard();
    if (text.length > MAX_FRAME_BYTES) {
      this.close(CLOSE.tooBig, 'frame over 64 KiB');
      return Promise.resolve();
    }
    if (!this.#budget.takeFrame(this.#host.ports.clock.monotonic())) {
      this.#noteLimit('frames');
      this.close(CLOSE.policyViolation, 'more than 100 frames a second');
      return Promise.resolve();
    }
    this.#waitingFrames += 1;
    this.#waitingLength += text.length;
    if (this.#waitingFrames > MAX_WAITING_FRAMES || this.#waitingLength > MAX_WAITING_LENGTH) {
      this.close(CLOSE.overload, 'more frames than can be answered');
    }
    const turn = this.#last === undefined ? this.#take(text) : this.#last.then(() => this.#take(text));
    const settled = turn.finally(() => {
      if (this.#last === settled) this.#last = undefined;
    });
    this.#last = settled;
    return settled;
  }

  /** Sends a push. If pushes are held, the push follows the answer under way. */
  push(shared: SharedText): void {
    if (!this.#open) return;
    if (this.#held === undefined) this.transport.sendShared(shared);
    else this.#held.push(shared);
  }

  /**
   * Holds pushes until the next answer: pushes after the player's own message, and pushes that name the connection by the id in the login
   * answer.
   */
  hold(): void {
    if (this.#last !== undefined) this.#held ??= [];
  }

  signIn(token: string | undefined, tab: string | undefined): Promise<Identity> {
    return this.#host.signIn(this, token, tab);
  }

  subscribeRoom(roomID: string): void {
    this.roomID = roomID;
    this.#host.resubscribe(this);
  }

  subscribeRace(battleID: string): void {
    this.raceID = battleID;
    this.#host.resubscribe(this);
  }

  /** Drops the held pushes after a failed sign-in. */
  dropHeld(): void {
    this.#held = undefined;
  }

  async settled(): Promise<void> {
    await this.#last;
  }

  close(code: number, reason: string): void {
    if (!this.#open) return;
    this.#release();
    this.closed();
    this.transport.close(code, reason);
  }

  closed(): void {
    this.#open = false;
    this.#host.forget(this);
  }

  send(text: string): void {
    if (this.#open) this.transport.send(text);
  }

  async #take(text: string): Promise<void> {
    try {
      if (this.#open) await this.#answer(text);
    } finally {
      this.#waitingFrames -= 1;
      this.#waitingLength -= text.length;
      this.#release();
    }
  }

  #release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const shared of held) this.push(shared);
  }

  async #answer(text: string): Promise<void> {
    const frame = readRequest(text);
    if (isRejected(frame)) {
      const contract = frame.OP === undefined ? undefined : operationOf(frame.OP);
      this.#bad(contract?.op, frame.failure, frame.R);
      return;
    }
    const contract = operationOf(frame.OP);
    if (contract === undefined) {
      this.#bad(undefined, new Failure(100000, { Field: 'OP' }, `OP: ${frame.OP} is not an operation`), frame.R);
      return;
    }
    if (contract.socket !== 'both' && contract.socket !== this.socket) {
      const why = `OP: ${contract.op} belongs on the ${contract.socket} socket`;
      this.#bad(contract.op, new Failure(100000, { Field: 'OP' }, why), frame.R);
      return;
    }
    const outcome = await this.#host.dispatch(this.#callOf(contract, frame));
    recordAnswer(this.#host.ports, contract, outcome.code, this.#subject);
    if (outcome.code === 200) this.send(writeAnswer(contract.op, outcome.result, frame.R));
    else this.#refuse(contract.op, outcome, frame.R);
  }

  get #subject() {
    return { playerID: this.identity?.player.PlayerID, address: this.transport.address };
  }

  #noteLimit(Limit: 'frames' | 'badFrames'): void {
    trailOf(this.#host.ports).note(this.#subject, { Kind: 'limit.reached', Detail: { Limit, Row: '' } });
  }

  #callOf(contract: OperationContract, frame: RequestFrame) {
    const { ports } = this.#host;
    const now = ports.clock.now();
    return {
      contract,
      R: frame.R,
      payload: frame.payload,
      identity: this.identity,
      context: {
        connection: this,
        token: frame.Token,
        brand: this.brand,
        ports,
        now,
        nowText: new Date(now).toISOString(),
      },
    };
  }

  #refuse(op: number, outcome: Outcome, r: string | undefined): void {
    this.send(
      JSON.stringify({ OP: op + 1, Code: outcome.code, Message: outcome.message, Result: outcome.result, R: r }),
    );
    if (outcome.code === 100000) this.#countBad();
    if (outcome.code === 100005 && this.identity !== undefined) this.close(CLOSE.sessionEnded, 'session over');
  }

  #bad(op: number | undefined, failed: Failure, r: string | undefined): void {
    this.send(writeFailure(op, failed, r));
    this.#countBad();
  }

  #countBad(): void {
    if (!this.#budget.takeBadFrame(this.#host.ports.clock.monotonic())) {
      this.#noteLimit('badFrames');
      this.close(CLOSE.policyViolation, 'more than 20 bad frames a minute');
    }
  }
}
