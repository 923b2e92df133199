import {
  ROOM_CALLS,
  ROOM_CLOSE,
  ROOM_LIMITS,
  RoomAnswer,
  type RoomAnswerOf,
  type RoomCallName,
  RoomPush,
  type RoomRefusal,
  type RoomRequest,
  type RoomRequestOf,
  type TableState,
} from '#games/api/index.ts';
import { AnswerLost } from '../failure.ts';
import { ANSWER_TIMEOUT_MS } from '../httpTransport.ts';
import type { OpenRoomSocket, RoomSocket } from './roomSocket.ts';

/** The room refuses a call, and nothing has happened. */
export class RoomRefused extends Error {
  readonly code: RoomRefusal;

  constructor(code: RoomRefusal) {
    super(`the room refuses: ${code}`);
    this.name = 'RoomRefused';
    this.code = code;
  }
}

/** Why a transport does not connect again by itself. */
export type RoomEnd = 'SESSION_ENDED' | 'DISPLACED' | 'SEAT_FREE' | RoomRefusal;

/** `idle`: before the first `enter`. `ended`: `enter` is needed to go on. */
export type RoomTransportState =
  | { readonly kind: 'idle' | 'connecting' | 'connected' | 'reconnecting' }
  | { readonly kind: 'ended'; readonly reason: RoomEnd };

export interface RoomListener {
  /** The room was entered, at first or after a lost connection. The state replaces all that was known. */
  entered(state: TableState): void;
  pushed(push: RoomPush): void;
  changed(state: RoomTransportState): void;
}

/** The socket of a room: calls, pushes, and a new connection after a loss. */
export interface RoomTransport {
  readonly state: RoomTransportState;
  /**
   * Connects and enters a room. After a loss the transport connects again by itself and enters the same room.
   *
   * @throws RoomRefused, such as ROOM_FULL or INVALID_SESSION
   * @throws AnswerLost if the server is not there. The caller may try again
   */
  enter(request?: RoomRequestOf<'enterRoom'>): Promise<TableState>;
  /**
   * A `bet` or `takeBack` whose answer is lost may be repeated with the same ids.
   *
   * @throws RoomRefused
   * @throws AnswerLost without a connection, or if no answer comes in time. The call may have had its effect
   */
  call<Name extends Exclude<RoomCallName, 'enterRoom'>>(
    name: Name,
    body: RoomRequestOf<Name>,
  ): Promise<RoomAnswerOf<Name>>;
  /** @returns a function that removes the listener */
  listen(listener: RoomListener): () => void;
  /** Leaves the room. */
  close(): void;
}

export interface RoomTransportParts {
  readonly open: OpenRoomSocket;
  /** The token of the session. */
  readonly token: () => string | undefined;
  /** From 0 to 1. Spreads the reconnects of all clients. */
  readonly random?: () => number;
}

const FIRST_PAUSE_MS = 250;
const MOST_PAUSE_MS = 5000;

const ENDS: Readonly<Partial<Record<number, RoomEnd>>> = {
  [ROOM_CLOSE.sessionEnded]: 'SESSION_ENDED',
  [ROOM_CLOSE.displaced]: 'DISPLACED',
  [ROOM_CLOSE.seatFree]: 'SEAT_FREE',
};
/** Refusals of `enterRoom` after which another try may succeed. */
const PASSING: ReadonlySet<RoomRefusal> = new Set([
  'ROOM_MOVED',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'WALLET_UNREACHABLE',
]);

/** Whether a refused `enterRoom` may succeed later, such as while the room moves to another process. */
export const isPassing = (code: RoomRefusal): boolean => PASSING.has(code);

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Connects a client to its room. One object for the whole life of a frame. */
export class RoomConnection implements RoomTransport {
  readonly #parts: RoomTransportParts;
  readonly #listeners = new Set<RoomListener>();
  readonly #waiting = new Map<number, Waiting>();
  #state: RoomTransportState = { kind: 'idle' };
  #socket: RoomSocket | undefined;
  #RoomID: string | undefined;
  #ids = 0;
  #tries = 0;
  #heard = false;
  #asked = false;
  #beat: ReturnType<typeof setInterval> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: RoomTransportParts) {
    this.#parts = parts;
  }

  get state(): RoomTransportState {
    return this.#state;
  }

  listen(listener: RoomListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async enter(request: RoomRequestOf<'enterRoom'> = {}): Promise<TableState> {
    this.#disconnect();
    this.#change({ kind: 'connecting' });
    try {
      return await this.#connect(request);
    } catch (error) {
      this.#disconnect();
      if (error instanceof RoomRefused) this.#change({ kind: 'ended', reason: error.code });
      else this.#change({ kind: 'idle' });
      throw error;
    }
  }

  call<Name extends Exclude<RoomCallName, 'enterRoom'>>(
    name: Name,
    body: RoomRequestOf<Name>,
  ): Promise<RoomAnswerOf<Name>> {
    if (this.#state.kind !== 'connected') return Promise.reject(new AnswerLost(`${name}: no connection`));
    return this.#send(name, body);
  }

  close(): void {
    this.#disconnect();
    this.#change({ kind: 'idle' });
  }

  /** Resolves once the room is entered. */
  #connect(request: RoomRequestOf<'enterRoom'>): Promise<TableState> {
    return new Promise((resolve, reject) => {
      let isEntered = false;
      this.#socket = this.#parts.open({
        opened: () => {
          const entering = this.#send('enterRoom', request, this.#parts.token() ?? '');
          entering.then((state) => {
            isEntered = true;
            this.#entered(state);
            resolve(state);
          }, reject);
        },
        received: (text) => this.#receive(text),
        closed: (code) => {
          this.#socket = undefined;
          this.#lose(`the connection closed (${code})`);
          const end = ENDS[code];
          if (!isEntered) {
            reject(
              end === undefined ? new AnswerLost(`enterRoom: closed (${code})`) : new RoomRefused('INVALID_SESSION'),
            );
            return;
          }
          if (end === undefined) this.#reconnect();
          else this.#end(end);
        },
      });
    });
  }

  #entered(state: TableState): void {
    this.#RoomID = state.RoomID;
    this.#tries = 0;
    this.#heard = true;
    this.#asked = false;
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#checkBeat(), ROOM_LIMITS.beatMs);
    this.#change({ kind: 'connected' });
    for (const listener of this.#listeners) listener.entered(state);
  }

  /** Asks a silent server whether it is still there, and connects again if it stays silent. */
  #checkBeat(): void {
    if (this.#heard) {
      this.#heard = false;
      this.#asked = false;
    } else if (this.#asked) this.#cut();
    else {
      this.#asked = true;
      this.#send('beat', {}).catch(() => undefined);
    }
  }

  #cut(): void {
    this.#disconnect();
    this.#reconnect();
  }

  #reconnect(): void {
    clearInterval(this.#beat);
    this.#change({ kind: 'reconnecting' });
    const { random = Math.random } = this.#parts;
    const longest = Math.min(MOST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#pause = setTimeout(() => void this.#tryAgain(), longest * (0.5 + random() / 2));
  }

  async #tryAgain(): Promise<void> {
    try {
      await this.#connect(this.#RoomID === undefined ? {} : { RoomID: this.#RoomID });
    } catch (error) {
      const code = error instanceof RoomRefused ? error.code : undefined;
      this.#disconnect();
      // The seat was free for too long, and the server finds another room.
      if (code === 'ROOM_FULL') this.#RoomID = undefined;
      if (code === undefined || code === 'ROOM_FULL' || isPassing(code)) this.#reconnect();
      else this.#end(code === 'INVALID_SESSION' ? 'SESSION_ENDED' : code);
    }
  }

  #end(reason: RoomEnd): void {
    this.#disconnect();
    this.#change({ kind: 'ended', reason });
  }

  /** Ends the connection and all that waits. */
  #disconnect(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#pause);
    this.#socket?.close();
    this.#socket = undefined;
    this.#lose('the connection was closed');
  }

  #change(state: RoomTransportState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener.changed(state);
  }

  #lose(reason: string): void {
    for (const ID of this.#waiting.keys()) this.#take(ID)?.reject(new AnswerLost(reason));
  }

  #take(ID: number): Waiting | undefined {
    const found = this.#waiting.get(ID);
    if (found !== undefined) clearTimeout(found.timer);
    this.#waiting.delete(ID);
    return found;
  }

  #send<Name extends RoomCallName>(name: Name, body: RoomRequestOf<Name>, Token?: string): Promise<RoomAnswerOf<Name>> {
    this.#ids += 1;
    const ID = this.#ids;
    const request: RoomRequest = { ID, Call: name, Body: body, ...(Token !== undefined && { Token }) };
    const answered = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => this.#take(ID)?.reject(new AnswerLost(`${name}: no answer`)), ANSWER_TIMEOUT_MS);
      this.#waiting.set(ID, { resolve, reject, timer });
      this.#socket?.send(JSON.stringify(request));
    });
    return answered.then((answer) => parseAnswer(name, answer));
  }

  #receive(text: string): void {
    this.#heard = true;
    const data = parseJson(text);
    const push = RoomPush.safeParse(data);
    if (push.success) {
      // A push before the entered state has no state to change.
      if (this.#state.kind === 'connected') for (const listener of this.#listeners) listener.pushed(push.data);
      return;
    }
    const answer = RoomAnswer.safeParse(data);
    if (!answer.success) return;
    const { ID, Answer, Failure } = answer.data;
    if (Failure === undefined) this.#take(ID)?.resolve(Answer);
    else this.#take(ID)?.reject(new RoomRefused(Failure.Code));
  }
}

/** Binds the answer of each call to its name. */
type Answers = { readonly [Name in RoomCallName]: { readonly answer: Parser<RoomAnswerOf<Name>> } };
interface Parser<Answer> {
  safeParse(value: unknown): { readonly success: true; readonly data: Answer } | { readonly success: false };
}
const ANSWERS: Answers = ROOM_CALLS;

/** @throws AnswerLost */
function parseAnswer<Name extends RoomCallName>(name: Name, answer: unknown): RoomAnswerOf<Name> {
  const parsed = ANSWERS[name].answer.safeParse(answer);
  if (!parsed.success) throw new AnswerLost(`${name}: the answer does not parse`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
