import { GameMessage, type PageMessage } from '#protocol/gameFrame/index.ts';
import type { FrameAddress } from './frameAddress.ts';

/** A message event, as far as it is read. */
type Received = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>;

/** The channel between the page and the frame of one game. */
export interface GameChannel {
  /** Reads a message of the window. Undefined if it is not the game's, or not one of the known messages. */
  readonly read: (event: Received) => GameMessage | undefined;
  readonly post: (message: PageMessage, ports?: readonly MessagePort[]) => void;
}

/** @param frame the window of the game's frame; null while it has none */
export function createGameChannel({ sender, target }: FrameAddress, frame: () => Window | null): GameChannel {
  return {
    read({ source, origin, data }) {
      const from = frame();
      if (from === null || source !== from || origin !== sender) return undefined;
      return GameMessage.safeParse(data).data;
    },
    post: (message, ports = []) => frame()?.postMessage(message, target, [...ports]),
  };
}
