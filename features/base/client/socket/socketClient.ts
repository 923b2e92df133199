import * as z from 'zod/mini';
import { type AnswerFrame, failureOf } from '#protocol/frame.ts';
import { CLOSE, QUEUE_INTERVAL_MS } from '#protocol/limits.ts';
import type { Effect, OperationContract, PushContract } from '#protocol/operation.ts';
import { sessionEnded, type SessionEndReason } from '#protocol/operations/connection.ts';
import { isOutdated, PROTOCOL_VERSION } from '#protocol/version.ts';
import {
  ConnectionFailure,
  ContractFailure,
  isMistake,
  RequestFailure,
  SESSION_ENDED_CODES,
  TabPausedFailure,
} from '../failures.ts';
import { uuid } from '../uuid.ts';
import { backoff } from './backoff.ts';
import { type Connection, connect, type LoginRow, type Wire } from './connection.ts';
import { createOutstanding } from './outstanding.ts';
import { createPacer } from './pacer.ts';
import { createPushes } from './pushes.ts';
import { readResult } from './readResult.ts';

/**
 * The states of specification 1 §4. `error`: the connection was lost and the next attempt waits. `paused`: too many tabs are open and a
 * newer tab displaced this tab; it connects again when the page is shown or on `wake`.
 */
export type SocketState = 'idle' | 'connecting' | 'connected' | 'error' | 'paused';

/** Why a session ended. `replaced` unless the service gives another reason. */
export type SessionEnd = SessionEndReason;

export interface SocketEvents {
  readonly onSessionEnded?: (code: number, reason: SessionEnd) => void;
  /** An error that only a developer can fix: 100000, a frame that breaks its contract, a push for another connection. */
  readonly onAlert?: (failure: Error) => void;
  /** The service accepts no connections: it closed with 1013, or refused the sign-in. */
  readonly onTurnedAway?: () => void;
  /** The service has a newer major version of the protocol: offer to reload. */
  readonly onOutdated?: (version: string) => void;
}

export interface SocketOptions extends SocketEvents {
  readonly url: string;
  readonly login: LoginRow;
  readonly tab: string;
  /** For tests. Defaults to the browser's WebSocket. */
  readonly open?: (url: string) => Wire;
  readonly random?: () => number;
  readonly uuid?: () => string;
}

export interface CallOptions {
  /** Stops waiting. A call that was sent may still be carried out. */
  readonly signal?: AbortSignal;
  /** The request's UUID, if the caller made and kept it (decisions §2). */
  readonly r?: string;
  /** Prevents the alert for 100000 (profile flows). */
  readonly quiet?: boolean;
}

/** How long a read waits for its answer, including lost connections. A write waits until it is answered. */
export const READ_TIMEOUT_MS = 15_000;
/** How long a read waits for a connection. After that the page shows the error, and reads again once a socket is connected. */
export const CONNECT_TIMEOUT_MS = 4000;
/** After this many failed attempts a read does not wait for the next attempt. */
const DIALS = 2;
/** A connection that was up this long resets the backoff. */
const STEADY_MS = 10_000;

export interface SocketClient {
  /** Connects and stays connected until `stop`; a different token opens a new connection. */
  start(token: string): void;
  stop(): void;
  /** Connects immediately, or checks whether the other side still answers. Call it when the network is back or the page becomes visible. */
  wake(): void;
  readonly state: () => SocketState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Calls an operation. Calls are queued in order, and sent again with the same `R` after a loss.
   *
   * @throws RequestFailure with the answer's code · ConnectionFailure if unanswered · ContractFailure if the answer breaks its contract
   */
  readonly call: <Request extends z.ZodMiniType, Result extends z.ZodMiniType, Kind extends Effect>(
    contract: OperationContract<Request, Result, Kind>,
    payload: z.input<Request>,
    options?: CallOptions,
  ) => Promise<z.output<Result>>;
  /**
   * Listens to a push.
   *
   * @returns a function that stops it
   */
  on<Result extends z.ZodMiniType>(
    contract: PushContract<Result>,
    handler: (result: z.output<Result>) => void,
  ): () => void;
}

const Payload = z.record(z.string(), z.unknown());

/** Creates a client of one socket (specification 1 §4, §7; decisions §2). */
export function createSocketClient(options: SocketOptions): SocketClient {
  const { random = Math.random, open = (url: string): Wire => new WebSocket(url) } = options;
  const newR = options.uuid ?? uuid;
  const alert = (failure: Error): void => options.onAlert?.(failure);
  const outstanding = createOutstanding();
  const pushes = createPushes(alert);
  const listeners = new Set<() => void>();

  let state: SocketState = 'idle';
  let token: string | undefined;
  let connection: Connection | undefined;
  let connectionID = '';
  let connectedAt = 0;
  let attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let patient = false;
  let ended: SessionEnd = 'replaced';

  const become = (next: SocketState): void => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const pacer = createPacer<string>(QUEUE_INTERVAL_MS, (r) => {
    const request = outstanding.all().find((one) => one.r === r);
    if (request) connection?.send(request.op, r, request.payload);
  });
  const hangUp = (): void => {
    clearTimeout(retry);
    retry = undefined;
    pacer.clear();
    connection?.close();
    connection = undefined;
  };
  const stop = (reason: Error): void => {
    hangUp();
    token = undefined;
    attempt = 0;
    become('idle');
    outstanding.rejectAll(reason);
  };
  const endSession = (code: number, reason: SessionEnd): void => {
    if (token === undefined) return;
    stop(new RequestFailure(code));
    options.onSessionEnded?.(code, reason);
  };

  const dial = (): void => {
    if (token === undefined) return;
    hangUp();
    become('connecting');
    ended = 'replaced';
    connection = connect(
      { url: options.url, login: options.login, token, tab: options.tab, open, uuid: newR },
      {
        opened(login) {
          connectionID = login.ConnectionID;
          connectedAt = Date.now();
          // Runs before the listeners, since they may send new requests.
          for (const { r } of outstanding.all()) pacer.add(r);
          become('connected');
          if (isOutdated(PROTOCOL_VERSION, login.ProtocolVersion)) options.onOutdated?.(login.ProtocolVersion);
        },
        refused(failure) {
          if (failure.code === 100014) endSession(failure.code, 'disabled');
          else if (SESSION_ENDED_CODES.includes(failure.code)) endSession(failure.code, ended);
          else lose(CLOSE.overload);
        },
        frame: receive,
        garbled: alert,
        lost(code) {
          if (code === CLOSE.sessionEnded) endSession(100015, ended);
          else if (code === CLOSE.displaced) pause();
          else lose(code);
        },
      },
    );
  };
  const lose = (code: number): void => {
    if (connectedAt > 0 && Date.now() - connectedAt >= STEADY_MS) attempt = 0;
    connectedAt = 0;
    hangUp();
    become('error');
    patient = code === CLOSE.policyViolation;
    if (code === CLOSE.overload) options.onTurnedAway?.();
    retry = setTimeout(dial, backoff(attempt, code, random()));
    attempt += 1;
  };

  // Reconnecting would displace another tab, which would then do the same.
  const pause = (): void => {
    connectedAt = 0;
    hangUp();
    become('paused');
  };

  const receive = (frame: AnswerFrame): void => {
    if (frame.R !== undefined && outstanding.has(frame.R) && (frame.OP === 0 || frame.OP % 10 === 1)) {
      answer(frame, frame.R);
    } else if (frame.OP % 10 >= 2) push(frame);
  };
  const answer = (frame: AnswerFrame, r: string): void => {
    // The next connection that signs in sends the request again, with the same `R`.
    if (frame.Code === 100006) lose(CLOSE.idle);
    else if (SESSION_ENDED_CODES.includes(frame.Code)) endSession(frame.Code, ended);
    else outstanding.take(r)?.answer(frame);
  };
  const push = (frame: AnswerFrame): void => {
    if (frame.R !== undefined && frame.R !== connectionID) {
      alert(new ContractFailure(`push ${frame.OP}`, `is for connection ${frame.R}, this is ${connectionID}`));
      return;
    }
    const end = frame.OP === sessionEnded.op ? sessionEnded.result.safeParse(frame.Result) : undefined;
    if (end?.success) ended = end.data.Reason;
    pushes.deliver(frame);
  };

  return {
    start(next) {
      if (token === next) return;
      hangUp();
      token = next;
      attempt = 0;
      dial();
    },
    stop: () => stop(new ConnectionFailure('The client was stopped.')),
    wake() {
      if (state === 'connected') connection?.probe();
      else if (state === 'paused' || (state === 'error' && !patient)) dial();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    on: (contract, handler) => pushes.on(contract, handler),
    call(contract, payload, { signal, r = newR(), quiet = false } = {}) {
      const request = contract.request.safeParse(payload);
      if (!request.success) return Promise.reject(failureOf(request.error));
      if (outstanding.has(r)) return Promise.reject(new ContractFailure(contract.name, `${r} is under way already`));
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const giveUp = (why: string): void => {
          const Reason = state === 'paused' ? TabPausedFailure : ConnectionFailure;
          if (outstanding.take(r)) finish(() => reject(new Reason(`${contract.name} was ${why}.`)));
        };
        const expire = (): void => giveUp('not answered');
        const aborted = (): void => giveUp('given up');
        let timer: ReturnType<typeof setTimeout> | undefined;
        if (contract.effect === 'read') {
          const answerOrExpire = (): void => {
            if (state === 'connected') timer = setTimeout(expire, READ_TIMEOUT_MS - CONNECT_TIMEOUT_MS);
            else expire();
          };
          timer = setTimeout(answerOrExpire, state === 'error' && attempt > DIALS ? 0 : CONNECT_TIMEOUT_MS);
        }
        const finish = (settle: () => void): void => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', aborted);
          settle();
        };
        signal?.addEventListener('abort', aborted);
        outstanding.add({
          op: contract.op,
          r,
          payload: Payload.parse(request.data),
          reject: (reason) => finish(() => reject(reason)),
          answer: (frame) =>
            finish(() => {
              const { failure, result } = readResult(contract, frame);
              if (failure === undefined) resolve(result);
              else reject(failure);
              if (failure !== undefined && isMistake(failure) && !quiet) alert(failure);
            }),
        });
        if (state === 'connected') pacer.add(r);
      });
    },
  };
}
