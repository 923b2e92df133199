import {
  EnterRequest,
  type JoinState,
  ROOM_CLOSE,
  ROOM_LIMITS,
  type RoomAnswer,
  type RoomFailureBody,
  RoomRequest,
} from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import { type ProviderPorts, timeText } from '../ports.ts';
import { ShotRefused } from '../fish/shotRefused.ts';
import { BetRefused } from '../table/betRefused.ts';
import type { SessionRow } from '../tables.ts';
import { parseCall } from './parseCall.ts';
import type { RoomPeer } from './peer.ts';
import type { Room } from './Room.ts';
import { RoomFailure, roomFailureBody } from './roomFailure.ts';
import type { Wait } from './sharedCommit.ts';

/** The other end of a connection that is passed on to another process. */
export interface PassedOn {
  send(text: string): void;
  close(): void;
}

/** A peer that can pass its connection on. A connection is passed on only once. */
export interface PassingPeer extends RoomPeer {
  /** Connects to the process at an address. Its texts go to the client. @returns undefined if it does not answer */
  passOn?(address: string): Promise<PassedOn | undefined>;
}

/** The room of a player, or the address of the process that runs it. `Joined` answers a request to join a friend. */
export type Found = { readonly room: Room; readonly Joined?: JoinState } | { readonly address: string };

/** Finds sessions and rooms. */
export interface RoomFinder {
  /** @throws ProviderFailure INVALID_SESSION @throws RoomFailure ROOM_UNKNOWN for a game without rooms */
  sessionOf(token: string): Promise<SessionRow>;
  /**
   * Finds the room of a player. If its process died, waits until this process can run it.
   *
   * @param RoomID the wanted room. Without it the first one with a free seat
   * @param mayPass whether another process may be named
   * @throws RoomFailure ROOM_UNKNOWN, ROOM_MOVED
   */
  find(session: SessionRow, RoomID: string | undefined, mayPass: boolean): Promise<Found>;
}

export interface RoomCallerParts {
  readonly ports: ProviderPorts;
  readonly wait: Wait;
  readonly peer: PassingPeer;
  readonly rooms: RoomFinder;
  readonly onEnd: () => void;
}

/** A player in a room. */
interface Entered {
  readonly session: SessionRow;
  readonly token: string;
  readonly room: Room;
}

const SECOND_MS = 1000;
/** A player who found a full room is led to another one so often. */
const MOST_TRIES = 3;

/** Answers the calls of one connection. Everything that a client sends is bounded and checked here. */
export class RoomCaller {
  readonly #parts: RoomCallerParts;
  #entered: Entered | undefined;
  #passedOn: PassedOn | undefined;
  #isEntering = false;
  #isOver = false;
  #second = 0;
  #frames = 0;

  constructor(parts: RoomCallerParts) {
    this.#parts = parts;
    parts.wait(ROOM_LIMITS.enterMs, () => {
      if (this.#entered === undefined && this.#passedOn === undefined && !this.#isEntering)
        this.#close(ROOM_CLOSE.policyViolation, 'the first frame did not come');
    });
  }

  /** Takes a frame of the client. Never throws. */
  async receive(text: string): Promise<void> {
    if (this.#isOver || !this.#takesFrame(text)) return;
    if (this.#passedOn !== undefined) {
      this.#passedOn.send(text);
      return;
    }
    const request = RoomRequest.safeParse(parseJson(text));
    if (!request.success) {
      this.#close(ROOM_CLOSE.policyViolation, 'the frame is no call');
      return;
    }
    const { ID, Call, Token = '', Body } = request.data;
    try {
      if (this.#entered === undefined) await this.#enter({ ID, Call, Token, Body, text });
      else this.#send({ ID, ...(await this.#answer(this.#entered, Call, Body)) });
    } catch (error) {
      this.#send({ ID, Failure: this.#failureOf(error) });
    }
  }

  /** Counts a frame without a text, such as a ping. */
  countFrame(): void {
    if (!this.#isOver) this.#takesFrame('');
  }

  /** The connection is gone. */
  closed(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#entered?.room.leave(this.#entered.session.SessionID, this.#parts.peer);
    this.#passedOn?.close();
    this.#parts.onEnd();
  }

  /** The process stops. */
  stop(): void {
    this.#close(ROOM_CLOSE.restart, 'the game server stops');
  }

  #takesFrame(text: string): boolean {
    if (text.length > ROOM_LIMITS.frameBytes) {
      this.#close(ROOM_CLOSE.tooBig, 'the frame is too large');
      return false;
    }
    const second = Math.floor(this.#parts.ports.now() / SECOND_MS);
    if (second !== this.#second) {
      this.#second = second;
      this.#frames = 0;
    }
    this.#frames += 1;
    if (this.#frames <= ROOM_LIMITS.framesPerSecond) return true;
    this.#close(ROOM_CLOSE.policyViolation, 'too many frames');
    return false;
  }

  async #enter({
    ID,
    Call,
    Token,
    Body,
    text,
  }: RoomRequest & { readonly Token: string; readonly text: string }): Promise<void> {
    if (Call !== 'enterRoom' || this.#isEntering) throw new RoomFailure('NOT_ENTERED');
    const { RoomID } = parseCall(EnterRequest, Body);
    this.#isEntering = true;
    const { rooms, peer } = this.#parts;
    try {
      const session = await rooms.sessionOf(Token);
      for (let tries = 0; ; tries += 1)
        try {
          await this.#enterFound(
            { ID, Token, text, session },
            await rooms.find(session, RoomID, peer.passOn !== undefined),
          );
          return;
        } catch (error) {
          // Another player took the last seat meanwhile, so the next room is found.
          const isFull = error instanceof RoomFailure && error.code === 'ROOM_FULL';
          if (!isFull || RoomID !== undefined || tries >= MOST_TRIES) throw error;
        }
    } finally {
      this.#isEntering = false;
    }
  }

  async #enterFound(
    {
      ID,
      Token,
      text,
      session,
    }: { readonly ID: number; readonly Token: string; readonly text: string; readonly session: SessionRow },
    found: Found,
  ): Promise<void> {
    const { peer } = this.#parts;
    if (this.#isOver) return;
    if ('address' in found) {
      const passed = await peer.passOn?.(found.address);
      if (passed === undefined) throw new RoomFailure('ROOM_MOVED');
      if (this.#isOver) passed.close();
      else {
        this.#passedOn = passed;
        passed.send(text);
      }
      return;
    }
    await found.room.enter(session, Token, peer, (Answer) => {
      this.#entered = { session, token: Token, room: found.room };
      this.#send({ ID, Answer: found.Joined === undefined ? Answer : { ...Answer, Joined: found.Joined } });
    });
    // The connection may have ended while the player entered.
    if (this.#isOver) found.room.leave(session.SessionID, peer);
  }

  async #answer({ session, token, room }: Entered, call: string, body: unknown): Promise<Omit<RoomAnswer, 'ID'>> {
    if (call === 'beat') return { Answer: { Now: timeText(this.#parts.ports.now()) } };
    return { Answer: await room.answer({ session, token }, call, body) };
  }

  #failureOf(error: unknown): RoomFailureBody {
    if (error instanceof BetRefused || error instanceof ShotRefused) return roomFailureBody(error.reason);
    if (error instanceof RoomFailure) return roomFailureBody(error.code);
    if (error instanceof ProviderFailure) {
      // Another launch has ended the token meanwhile.
      if (error.code === 'INVALID_SESSION' && this.#entered !== undefined)
        this.#parts.wait(0, () => this.#close(ROOM_CLOSE.sessionEnded, 'the token belongs to no session'));
      return roomFailureBody(error.code, error.field);
    }
    this.#parts.ports.report?.(error);
    return roomFailureBody('UNAVAILABLE');
  }

  #send(answer: RoomAnswer): void {
    if (!this.#isOver) this.#parts.peer.send(JSON.stringify(answer));
  }

  #close(code: number, reason: string): void {
    if (this.#isOver) return;
    this.#parts.peer.close(code, reason);
    this.closed();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
