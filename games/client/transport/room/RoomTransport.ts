import {
  type EnterRequest,
  ROOM_CLOSE,
  ROOM_LIMITS,
  RoomAnswer,
  type RoomRefusal,
  type RoomRequest,
} from '#games/api/index.ts';
import { AnswerLost } from '../failure.ts';
import { ANSWER_TIMEOUT_MS } from '../httpTransport.ts';
import type { CallOf, RoomContract, RoomKind, StateOf, TableKind } from './roomContract.ts';
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

export interface RoomListener<Kind extends RoomKind = TableKind> {
  /** The room was entered, at first or after a lost connection. The state replaces all that was known. */
  entered(state: StateOf<Kind>): void;
  pushed(push: Kind['push']): void;
  changed(state: RoomTransportState): void;
}

/** The socket of a room: calls, pushes, and a new connection after a loss. */
export interface RoomTransport<Kind extends RoomKind = TableKind> {
  readonly state: RoomTransportState;
  /**
   * Connects and enters a room. After a loss the transport connects again by itself and enters the same room.
   *
   * @throws RoomRefused, such as ROOM_FULL or INVALID_SESSION
   * @throws AnswerLost if the server is not there. The caller may try again
   */
  enter(request?: EnterRequest): Promise<StateOf<Kind>>;
  /**
   * A stake or `takeBack` whose answer is lost may be repeated with the same ids.
   *
   * @throws RoomRefused
   * @throws AnswerLost without a connection, or if no answer comes in time. The call may have had its effect
   */
  call<Name extends CallOf<Kind>>(name: Name, body: Kind['requests'][Name]): Promise<Kind['answers'][Name]>;
  /** @returns a function that removes the listener */
  listen(listener: RoomListener<Kind>): () => void;
  /** Leaves the room. */
  close(): void;
}

export interface RoomTransportParts<Kind extends RoomKind = TableKind> {
  readonly contract: RoomContract<Kind>;
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
export class RoomConnection<Kind extends RoomKind = TableKind> implements RoomTransport<Kind> {
  readonly #parts: RoomTransportParts<Kind>;
  readonly #listeners = new Set<RoomListener<Kind>>();
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

  constructor(parts: RoomTransportParts<Kind>) {
    this.#parts = parts;
  }

  get state(): RoomTransportState {
    return this.#state;
  }

  listen(listener: RoomListener<Kind>): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async enter(request: EnterRequest = {}): Promise<StateOf<Kind>> {
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

  async call<Name extends CallOf<Kind>>(name: Name, body: Kind['requests'][Name]): Promise<Kind['answers'][Name]> {
    if (this.#state.kind !== 'connected') throw new AnswerLost(`${name}: no connection`);
    return this.#parse(name, await this.#send(name, body));
  }

  close(): void {
    this.#disconnect();
    this.#change({ kind: 'idle' });
  }

  /** Resolves once the room is entered. */
  #connect(request: EnterRequest): Promise<StateOf<Kind>> {
    return new Promise((resolve, reject) => {
      let isEntered = false;
      this.#socket = this.#parts.open({
        opened: () => {
          const entering = this.#send('enterRoom', request, this.#parts.token() ?? '');
          entering
            .then((answer) => {
              const state = this.#parse('enterRoom', answer);
              isEntered = true;
              this.#entered(state);
              resolve(state);
            })
            .catch(reject);
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

  #entered(state: StateOf<Kind>): void {
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

  #send(name: string, body: unknown, Token?: string): Promise<unknown> {
    this.#ids += 1;
    const ID = this.#ids;
    const request: RoomRequest = { ID, Call: name, Body: body, ...(Token !== undefined && { Token }) };
    return new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => this.#take(ID)?.reject(new AnswerLost(`${name}: no answer`)), ANSWER_TIMEOUT_MS);
      this.#waiting.set(ID, { resolve, reject, timer });
      this.#socket?.send(JSON.stringify(request));
    });
  }

  /** @throws AnswerLost */
  #parse<Name extends keyof Kind['answers'] & string>(name: Name, answer: unknown): Kind['answers'][Name] {
    const parsed = this.#parts.contract.calls[name].answer.safeParse(answer);
    if (!parsed.success) throw new AnswerLost(`${name}: the answer does not parse`);
    return parsed.data;
  }

  #receive(text: string): void {
    this.#heard = true;
    const data = parseJson(text);
    const push = this.#parts.contract.push.safeParse(data);
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
