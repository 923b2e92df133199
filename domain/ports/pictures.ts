export interface Pictures {
  /**
   * Decodes a JPEG and encodes it again, upright, cut to a square of at most `AVATAR_PIXELS` a side, and without metadata.
   *
   * @returns undefined if it cannot be decoded in time; `busy` if too many pictures wait to be decoded
   */
  rewrite(jpeg: Uint8Array): Promise<Uint8Array | 'busy' | undefined>;
}

/** Width and height of a player's picture: twice the largest size on screen. */
export const AVATAR_PIXELS = 512;
/** Larger pictures are not decoded, because a small file can contain a picture that fills the memory. */
export const MAX_PIXELS = 12_000_000;
/** A progressive picture is in memory as a whole, and each of its passes reads all of it. */
export const MAX_PROGRESSIVE_PIXELS = 4_000_000;
/** Quality of the encoded JPEG, 0 to 100. */
export const JPEG_QUALITY = 85;
