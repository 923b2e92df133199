import { blockMessage, type LineGame, playRound, type RoundOutcome } from '#games/maths/index.ts';
import type { ProviderCrypto, ProviderPorts } from '../ports.ts';
import type { RoundRow } from '../tables.ts';

/** What fixes the draws of a round. */
export interface RoundSeeds {
  readonly ServerSeed: string;
  readonly ClientSeed: string;
  readonly Nonce: number;
}

/** Computes the outcome of a round from its seeds. */
export const outcomeOf = (
  crypto: ProviderCrypto,
  game: LineGame,
  Stake: number,
  { ServerSeed, ClientSeed, Nonce }: RoundSeeds,
): RoundOutcome => playRound(game, Stake, (cursor) => crypto.hmac(ServerSeed, blockMessage(ClientSeed, Nonce, cursor)));

/** Computes the outcome of a stored round again. Undefined if the catalogue no longer has the version that it played. */
export function recompute(
  { crypto, catalogue }: Pick<ProviderPorts, 'crypto' | 'catalogue'>,
  round: RoundRow,
  ServerSeed: string,
): RoundOutcome | undefined {
  const { Maths, Variant, Stake, ClientSeed, Nonce } = round;
  const game = catalogue.version(Maths)?.variant(Variant);
  return game === undefined ? undefined : outcomeOf(crypto, game, Stake, { ServerSeed, ClientSeed, Nonce });
}
