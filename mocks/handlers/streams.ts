import type { WebSocketHandler, WebSocketHandlerConnection } from 'msw';
import type { FlvFile } from '../live/flvFile.ts';
import { sendLoop } from '../live/loopSender.ts';
import type { HandlerParts } from './parts.ts';
import { SocketHandler } from './socketHandler.ts';

/** A refused upgrade, as a browser reports it. */
const ABNORMAL = 1006;
/** The publisher is gone. */
const NORMAL = 1000;
const ON_AIR_CHECK_MS = 1_000;

export interface StreamHandlers {
  readonly handlers: readonly WebSocketHandler[];
  /** Cuts every stream of this page, as a lost network does. */
  readonly disconnect: () => void;
}

/**
 * Answers the sockets of live streams with the recorded loop, at the pace of a real stream and for as long as the room has a publisher.
 * @param load the loop; asked for with the first stream
 */
export function createStreamHandlers(parts: HandlerParts, load: () => Promise<FlvFile>): StreamHandlers {
  const open = new Set<() => void>();
  const disconnect = (): void => {
    for (const cut of open) cut();
  };
  parts.conditions.subscribe(({ down, stream }) => {
    if (down || stream === 'cut') disconnect();
  });
  return {
    handlers: [new SocketHandler('*/live/*', ({ client }) => void answerStream(parts, client, load, open))],
    disconnect,
  };
}

async function answerStream(
  { link, conditions }: HandlerParts,
  client: WebSocketHandlerConnection['client'],
  load: () => Promise<FlvFile>,
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
  const answered = down || stream === 'cut' ? undefined : await link.command({ command: 'stream', address });
  if (isOver) return;
  if (answered === undefined || answered.elapsed === null) {
    cut();
    return;
  }
  const file = await load();
  if (isOver) return;
  const since = performance.now() - answered.elapsed;
  const stopLoop = sendLoop(
    file,
    () => performance.now() - since,
    (bytes) => client.send(bytes),
    () => (conditions.scenario.stream === 'cut' ? undefined : conditions.scenario.stream),
  );
  const check = setInterval(() => {
    void link.command({ command: 'publisher', RoomID: answered.RoomID }).then((elapsed) => {
      if (elapsed !== null || isOver) return;
      end();
      client.close(NORMAL);
    });
  }, ON_AIR_CHECK_MS);
  stop = () => {
    stopLoop();
    clearInterval(check);
  };
}
