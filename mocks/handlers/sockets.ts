import type { WebSocketHandler, WebSocketHandlerConnection } from 'msw';
import { Failure } from '#protocol/failure.ts';
import { CLOSE, MAX_FRAME_BYTES } from '#protocol/limits.ts';
import { isRejected, readAnswer, readRequest, writeFailure } from '#protocol/frame.ts';
import type { SocketName } from '#protocol/operation.ts';
import { operationOf } from '#protocol/operations/index.ts';
import { isCode } from '#protocol/codes.ts';
import { createLateQueue } from '../scenario/delay.ts';
import { createFrameLog } from '../log/frameLog.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { HandlerParts } from './parts.ts';
import { SocketHandler } from './socketHandler.ts';

const SOCKETS: readonly SocketName[] = ['chat', 'lobby'];
/** The code that a browser reports for a connection that ended without a close frame. */
const ABNORMAL = 1006;
/** Invalid JSON, so that the domain counts it like any other bad frame. */
const BINARY_FRAME = '\0';

type Client = WebSocketHandlerConnection['client'];

export interface SocketHandlers {
  readonly handlers: readonly WebSocketHandler[];
  readonly disconnect: () => void;
}

/**
 * Creates handlers of both sockets. The world closes with codes that a page may not pass to `WebSocket.close` (1008, 1009, 1012); MSW's
 * `client.close` accepts them, since it simulates the other side.
 */
export function createSocketHandlers(parts: HandlerParts): SocketHandlers {
  const open = new Set<() => void>();
  parts.conditions.subscribe((scenario) => {
    if (refusesSockets(scenario)) disconnect();
  });
  const disconnect = (): void => {
    for (const cut of open) cut();
  };
  // A link with a scheme never matches in Chromium, and a path alone matches the page's origin.
  const handlers = SOCKETS.map(
    (socket) =>
      new SocketHandler(`*/ws/${socket}`, ({ client }) => {
        if (refusesSockets(parts.conditions.scenario)) client.close(ABNORMAL);
        else carry(parts, socket, client, open);
      }),
  );
  return { handlers, disconnect };
}

/** Whether sockets break and none opens. */
const refusesSockets = ({ down, noSockets }: Scenario): boolean => down || noSockets;

/** Carries one socket's frames both ways until either side closes it. */
function carry(
  { link, conditions, brand, log }: HandlerParts,
  socket: SocketName,
  client: Client,
  open: Set<() => void>,
): void {
  const later = createLateQueue();
  const calls = createFrameLog(log, socket);
  const forget = (): void => {
    open.delete(cut);
    calls.closed();
  };
  const hand = (text: string): void => {
    calls.answered(text);
    client.send(text);
  };
  const inWorld = link.open(socket, brand(), {
    frame: (text) => {
      const isLost = conditions.scenario.lose.length > 0 && conditions.loses(readAnswer(text).OP);
      if (!isLost) later(conditions.delayMs(), () => hand(text));
    },
    closed: (code, reason) => {
      forget();
      later(0, () => client.close(code, reason));
    },
  });
  const cut = (): void => {
    forget();
    inWorld.close();
    client.close(ABNORMAL);
  };
  open.add(cut);
  const pass = (text: string): void => {
    const { plannedMs, delayMs, text: instead } = outcomeOf(conditions, text);
    const go = (): void => {
      if (instead === undefined) inWorld.send(text);
      else later(delayMs, () => hand(instead));
    };
    if (plannedMs === 0) go();
    else setTimeout(() => (open.has(cut) ? go() : undefined), plannedMs);
  };
  client.addEventListener('message', ({ data }) => {
    const text = typeof data === 'string' ? data : BINARY_FRAME;
    if (bytesOf(data) > MAX_FRAME_BYTES) {
      // Refused before the domain, without a reason, like in the service's transport.
      forget();
      inWorld.close();
      client.close(CLOSE.tooBig);
      return;
    }
    const contract = contractOf(text);
    if (contract !== undefined) calls.sent(contract, text);
    const held = contract === undefined ? undefined : conditions.held(contract.name);
    if (held === undefined) pass(text);
    else void held.then(() => (open.has(cut) ? pass(text) : undefined));
  });
  client.addEventListener('close', () => {
    forget();
    inWorld.close();
  });
}

function bytesOf(data: string | Blob | ArrayBufferLike | ArrayBufferView): number {
  if (typeof data === 'string') return new TextEncoder().encode(data).length;
  return data instanceof Blob ? data.size : data.byteLength;
}

function contractOf(text: string) {
  const frame = readRequest(text);
  return isRejected(frame) ? undefined : operationOf(frame.OP);
}

/** Returns the scenario's outcome of a frame: its delay, and the answer in place of the world's. */
function outcomeOf(conditions: HandlerParts['conditions'], text: string) {
  const frame = readRequest(text);
  const contract = isRejected(frame) ? undefined : operationOf(frame.OP);
  if (isRejected(frame) || contract === undefined) return { plannedMs: 0, delayMs: 0, text: undefined };
  const { plannedMs, delayMs, code, written } = conditions.outcomeOf(contract.name);
  if (code !== undefined && isCode(code) && code !== 200) {
    const failure = new Failure(code, {}, 'The scenario says so.');
    return { plannedMs, delayMs, text: writeFailure(contract.op, failure, frame.R) };
  }
  return { plannedMs, delayMs, text: written === undefined ? undefined : asAnswerTo(frame.R, written.text) };
}

/** A written frame as the answer to this call, with its `R`. */
const asAnswerTo = (r: string | undefined, text: string): string => JSON.stringify({ ...readAnswer(text), R: r });
