import { blockMessage } from './blockMessage.ts';

/**
 * The text whose HMAC-SHA-256 is block `cursor` of a round of a table. Client seeds have no points, so the text is different for
 * different lists.
 *
 * @param clientSeeds the seeds of the players with a bet, in the order of their bets
 * @param nonce counts the rounds of a chain of server seeds, from 1
 * @param cursor counts the blocks of a round, from 0
 */
export const tableMessage = (clientSeeds: readonly string[], nonce: number, cursor: number): string =>
  blockMessage(clientSeeds.join('.'), nonce, cursor);
