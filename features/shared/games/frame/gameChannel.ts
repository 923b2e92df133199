import { GameMessage, type PageMessage } from '#protocol/gameFrame/index.ts';
import type { FrameAddress } from './frameAddress.ts';

/** The fields of a message event that the page reads. */
type Received = Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>;

/**
 * Reads a message of the window.
 *
 * @param frame the window of the game's frame, or null
 * @returns undefined if the message is from another sender or is unknown
 */
export function readGameMessage(
  { sender }: FrameAddress,
  frame: Window | null,
  { source, origin, data }: Received,
): GameMessage | undefined {
  if (frame === null || source !== frame || origin !== sender) return undefined;
  return GameMessage.safeParse(data).data;
}

/** Posts a message to the game, and transfers the ports. */
export function postToGame(
  { target }: FrameAddress,
  frame: Window | null,
  message: PageMessage,
  ports: readonly MessagePort[] = [],
): void {
  frame?.postMessage(message, target, [...ports]);
}
