/**
 * The text whose HMAC-SHA-256 is block `cursor` of a round. The key is the server seed as it is shown: its 64 hexadecimal
 * characters, as ASCII.
 *
 * @param nonce counts the rounds of a server seed
 * @param cursor counts the blocks of a round, from 0
 */
export const blockMessage = (clientSeed: string, nonce: number, cursor: number): string =>
  `${clientSeed}:${nonce}:${cursor}`;
