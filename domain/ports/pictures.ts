/** Reads pictures that came from outside. */
export interface Pictures {
  /**
   * Decodes a JPEG and writes it anew: upright, cut to a square of at most `AVATAR_PIXELS` a side, without any metadata.
   * @returns undefined when it does not decode, or not in time; `busy` when too many wait to be decoded
   */
  rewrite(jpeg: Uint8Array): Promise<Uint8Array | 'busy' | undefined>;
}

/** Width and height of a player's picture: twice the largest size on a screen. */
export const AVATAR_PIXELS = 512;
/** Nothing larger is decoded: a small file can hold a picture that fills the memory. */
export const MAX_PIXELS = 12_000_000;
/** A progressive picture stands in memory as a whole, and each of its passes goes over all of it. */
export const MAX_PROGRESSIVE_PIXELS = 4_000_000;
/** Quality of what is written, 0 to 100. */
export const JPEG_QUALITY = 85;
