import { type AnswerFrame, readAnswer, writeRequest } from '#protocol/frame.ts';
import { Failure } from '#protocol/failure.ts';
import { CLOSE, HEARTBEAT_AFTER_MS, HEARTBEAT_ANSWER_MS } from '#protocol/limits.ts';
import type { OperationContract, ResultOf } from '#protocol/operation.ts';
import { heartbeat, type signInChat } from '#protocol/operations/connection.ts';
import { RequestFailure, readDetail } from '../failures.ts';
import { watch } from './watchdog.ts';

export type LoginRow = OperationContract<typeof signInChat.request, typeof signInChat.result>;
export type LoginResult = ResultOf<typeof signInChat>;

/** The events of a connection. No event follows `lost` or `close()`. */
export interface ConnectionEvents {
  readonly opened: (login: LoginResult) => void;
  readonly refused: (failure: RequestFailure) => void;
  readonly frame: (frame: AnswerFrame) => void;
  /** The other side sent an invalid frame. */
  readonly garbled: (failure: Failure) => void;
  /** The connection was lost, with its close code, or `CLOSE.idle` after silence. */
  readonly lost: (code: number) => void;
}

/** The part of a WebSocket that is used, so that tests can replace it. */
export type Wire = Pick<WebSocket, 'OPEN' | 'readyState' | 'send' | 'close' | 'addEventListener'>;

export interface ConnectionOptions {
  readonly url: string;
  readonly login: LoginRow;
  readonly token: string;
  /** The page's own id, which both sockets share (decision 0125). */
  readonly tab: string;
  readonly open: (url: string) => Wire;
  readonly uuid: () => string;
}

export interface Connection {
  send(op: number, r: string, payload: object): void;
  /** Checks whether the other side still answers. If no answer comes, the connection is `lost`. */
  probe(): void;
  close(): void;
}

/** Opens a connection, signs in with the session token and watches for silence (decisions §2). */
export function connect(options: ConnectionOptions, events: ConnectionEvents): Connection {
  const socket = options.open(options.url);
  const loginR = options.uuid();
  let over = false;
  let signedIn = false;
  const send = (op: number, r: string, payload: object, token?: string): void => {
    if (socket.readyState === socket.OPEN) socket.send(writeRequest(op, r, payload, token));
  };
  const end = (): boolean => {
    if (over) return false;
    over = true;
    watchdog.stop();
    socket.close();
    return true;
  };
  const lose = (code: number): void => {
    if (end()) events.lost(code);
  };
  // Silence before the answer to the sign-in is a loss as well, after the time of one answer.
  const dialling = setTimeout(() => {
    if (!signedIn) lose(CLOSE.idle);
  }, HEARTBEAT_ANSWER_MS);
  const watchdog = watch({
    silenceMs: HEARTBEAT_AFTER_MS,
    answerMs: HEARTBEAT_ANSWER_MS,
    ask: () => send(heartbeat.op, options.uuid(), {}),
    dead: () => lose(CLOSE.idle),
  });

  const finishLogin = (frame: AnswerFrame): void => {
    const login = options.login.result.safeParse(frame.Result);
    if (frame.Code !== 200) {
      if (end()) events.refused(new RequestFailure(frame.Code, readDetail(frame.Result), frame.Message));
    } else if (login.success) {
      signedIn = true;
      clearTimeout(dialling);
      events.opened(login.data);
    } else lose(CLOSE.policyViolation);
  };

  socket.addEventListener('open', () => send(options.login.op, loginR, { Tab: options.tab }, options.token));
  socket.addEventListener('close', ({ code }) => {
    clearTimeout(dialling);
    lose(code);
  });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (over) return;
    watchdog.reset();
    try {
      const frame = readAnswer(typeof data === 'string' ? data : '');
      if (frame.R === loginR) finishLogin(frame);
      else events.frame(frame);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      events.garbled(error);
    }
  });
  return {
    send,
    probe: () => watchdog.ask(),
    close() {
      clearTimeout(dialling);
      end();
    },
  };
}
