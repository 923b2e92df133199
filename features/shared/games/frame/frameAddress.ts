/** How a game's frame is made, and which messages belong to it. */
export interface FrameAddress {
  readonly src: string;
  readonly sandbox: string;
  /** `origin` of the frame's messages. */
  readonly sender: string;
  /** Where messages to the frame are sent. */
  readonly target: string;
}

/**
 * Decides how the frame of a launch address is made.
 *
 * A frame of the page's own origin must not have `allow-same-origin`: it could read the page and remove its own sandbox. Its origin is
 * opaque then, which a message cannot be addressed to.
 *
 * @param address the launch address, http or https
 * @param pageOrigin the page's own origin
 */
export function frameAddress(address: string, pageOrigin: string): FrameAddress {
  const { origin } = new URL(address);
  if (origin === pageOrigin) return { src: address, sandbox: 'allow-scripts', sender: 'null', target: '*' };
  return { src: address, sandbox: 'allow-scripts allow-same-origin', sender: origin, target: origin };
}
