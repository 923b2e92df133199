import type { WebSocketHandler, WebSocketHandlerConnection } from 'msw';
import { Failure } from '#protocol/failure.ts';
import { CLOSE, MAX_FRAME_BYTES } from '#protocol/limits.ts';
import { isRejected, readAnswer, readRequest, writeFailure } from '#protocol/frame.ts';
import type { SocketName } from '#protocol/operation.ts';
import { operationOf } from '#protocol/operations/index.ts';
import { isCode } from '#protocol/codes.ts';
import { createLateQueue } from '../scenario/delay.ts';
import type { HandlerParts } from './parts.ts';
import { SocketHandler } from './socketHandler.ts';

const SOCKETS: readonly SocketName[] = ['chat', 'lobby'];
/** Nothing came back: what a browser reports when the other side is gone without a close frame. */
const ABNORMAL = 1006;
/** Not JSON, so the domain answers and counts it like any other bad frame. */
const BINARY_FRAME = '\0';

type Client = WebSocketHandlerConnection['client'];

export interface SocketHandlers {
  readonly handlers: readonly WebSocketHandler[];
  /** Cuts every socket of this page, as a lost network does. */
  readonly disconnect: () => void;
}

/**
 * Handlers of both sockets. The world closes with codes that a page may not pass to `WebSocket.close` (1008, 1009, 1012):
 * MSW's `client.close` takes them, since it stands for the other side.
 */
export function createSocketHandlers(parts: HandlerParts): SocketHandlers {
  const open = new Set<() => void>();
  parts.conditions.subscribe(({ down }) => {
    if (down) disconnect();
  });
  const disconnect = (): void => {
    for (const cut of open) cut();
  };
  // A link with a scheme never matches in Chromium, and a path alone is taken for the page's.
  const handlers = SOCKETS.map(
    (socket) =>
      new SocketHandler(`*/ws/${socket}`, ({ client }) => {
        if (parts.conditions.scenario.down) client.close(ABNORMAL);
        else carry(parts, socket, client, open);
      }),
  );
  return { handlers, disconnect };
}

/** Carries one socket's frames both ways until either side closes it. */
function carry(
  { link, conditions, brand }: HandlerParts,
  socket: SocketName,
  client: Client,
  open: Set<() => void>,
): void {
  const later = createLateQueue();
  const forget = (): void => void open.delete(cut);
  const inWorld = link.open(socket, brand(), {
    frame: (text) => {
      const isLost = conditions.scenario.lose.length > 0 && conditions.loses(readAnswer(text).OP);
      if (!isLost) later(conditions.delayMs(), () => client.send(text));
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
    const refusal = refusalOf(conditions, text);
    if (refusal === undefined) inWorld.send(text);
    else later(refusal.delayMs, () => client.send(refusal.text));
  };
  client.addEventListener('message', ({ data }) => {
    const text = typeof data === 'string' ? data : BINARY_FRAME;
    if (bytesOf(data) > MAX_FRAME_BYTES) {
      // As the service's own line refuses it: before the domain, and without a reason.
      forget();
      inWorld.close();
      client.close(CLOSE.tooBig);
      return;
    }
    const contract = contractOf(text);
    const held = contract === undefined ? undefined : conditions.held(contract.name);
    if (held === undefined) pass(text);
    else void held.then(() => (open.has(cut) ? pass(text) : undefined));
  });
  client.addEventListener('close', () => {
    forget();
    inWorld.close();
  });
}

/** How long a frame is on the line. */
function bytesOf(data: string | Blob | ArrayBufferLike | ArrayBufferView): number {
  if (typeof data === 'string') return new TextEncoder().encode(data).length;
  return data instanceof Blob ? data.size : data.byteLength;
}

/** The operation that a frame asks for, where it is one. */
function contractOf(text: string) {
  const frame = readRequest(text);
  return isRejected(frame) ? undefined : operationOf(frame.OP);
}

/** The answer that the scenario gives in the world's place; undefined where it does not. */
function refusalOf(conditions: HandlerParts['conditions'], text: string) {
  const frame = readRequest(text);
  const contract = isRejected(frame) ? undefined : operationOf(frame.OP);
  if (isRejected(frame) || contract === undefined) return undefined;
  const { delayMs, code } = conditions.outcomeOf(contract.name);
  if (code === undefined || !isCode(code) || code === 200) return undefined;
  return {
    delayMs,
    text: writeFailure(contract.op, new Failure(code, {}, 'The scenario says so.'), frame.R),
  };
}
