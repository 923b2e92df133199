import type { WebSocketHandler, WebSocketHandlerConnection } from 'msw';
import { sendLoop } from '../live/loopSender.ts';
import type { HandlerParts } from './parts.ts';
import { SocketHandler } from './socketHandler.ts';

/** The code that a browser reports for a refused upgrade. */
const ABNORMAL = 1006;
/** The code for a publisher that ended. */
const NORMAL = 1000;
const ON_AIR_CHECK_MS = 1_000;

export interface StreamHandlers {
  readonly handlers: readonly WebSocketHandler[];
  readonly disconnect: () => void;
}

/**
 * Answers the sockets of live streams with a recorded scene, at the pace of a real stream, while the room has a publisher and the viewer
 * may watch.
 */
export function createStreamHandlers(parts: HandlerParts): StreamHandlers {
  const open = new Set<() => void>();
  const disconnect = (): void => {
    for (const cut of open) cut();
  };
  parts.conditions.subscribe(({ down, stream }) => {
    if (down || stream === 'cut') disconnect();
  });
  return {
    handlers: [new SocketHandler('*/live/*', ({ client }) => void answerStream(parts, client, open))],
    disconnect,
  };
}

async function answerStream(
  { link, conditions, loadLoop }: HandlerParts,
  client: WebSocketHandlerConnection['client'],
  open: Set<() => void>,
): Promise<void> {
  let stop = (): void => {};
  let isOver = false;
  const end = (): void => {
    isOver = true;
    stop();
    open.delete(cut);
  };
  const cut = (): void => {
    end();
    client.close(ABNORMAL);
  };
  open.add(cut);
  client.addEventListener('close', end);
  const { down, stream } = conditions.scenario;
  const address = client.url.href;
  const isRefused = loadLoop === undefined || down || stream === 'cut';
  const answered = isRefused ? undefined : await link.command({ command: 'stream', address });
  if (isOver) return;
  const { RoomID, Viewer, elapsed = null, GameCode = '' } = answered ?? {};
  if (loadLoop === undefined || RoomID === undefined || Viewer === undefined || elapsed === null) {
    cut();
    return;
  }
  const file = await loadLoop(GameCode);
  if (isOver) return;
  const since = performance.now() - elapsed;
  const stopLoop = sendLoop(
    file,
    () => performance.now() - since,
    // As a browser's socket delivers it.
    (bytes) => client.send(bytes.buffer),
    () => (conditions.scenario.stream === 'cut' ? undefined : conditions.scenario.stream),
  );
  const check = setInterval(() => {
    void link.command({ command: 'watch', RoomID, Viewer }).then((stillElapsed) => {
      if (stillElapsed !== null || isOver) return;
      end();
      client.close(NORMAL);
    });
  }, ON_AIR_CHECK_MS);
  stop = () => {
    stopLoop();
    clearInterval(check);
  };
}
