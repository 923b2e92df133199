/** The attributes of a game's frame, and the origin of its messages. */
export interface FrameAddress {
  readonly src: string;
  readonly sandbox: string;
  /** The `origin` of the frame's messages. */
  readonly sender: string;
  /** The target origin of messages to the frame. */
  readonly target: string;
}

/**
 * Decides the attributes of a game's frame by its launch address. A frame of the page's own origin must not have `allow-same-origin`, since
 * it could read the page and remove its own sandbox. Its origin is then opaque, and messages cannot be addressed to it.
 *
 * @param address the launch address, http or https
 * @param pageOrigin the page's own origin
 */
export function frameAddress(address: string, pageOrigin: string): FrameAddress {
  const { origin } = new URL(address);
  if (origin === pageOrigin) return { src: address, sandbox: 'allow-scripts', sender: 'null', target: '*' };
  return { src: address, sandbox: 'allow-scripts allow-same-origin', sender: origin, target: origin };
}
