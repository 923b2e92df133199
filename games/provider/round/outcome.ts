import { blockMessage, type SlotGame, playRound, type RoundContext, type RoundOutcome } from '#games/maths/index.ts';
import type { ProviderCrypto, ProviderPorts } from '../ports.ts';
import type { RoundRow } from '../tables.ts';
import { chosenIn } from './states.ts';

export interface RoundSeeds {
  readonly ServerSeed: string;
  readonly ClientSeed: string;
  readonly Nonce: number;
}

export const outcomeOf = (
  crypto: ProviderCrypto,
  game: SlotGame,
  Stake: number,
  { ServerSeed, ClientSeed, Nonce }: RoundSeeds,
  context: RoundContext = {},
): RoundOutcome =>
  playRound(game, Stake, (cursor) => crypto.hmac(ServerSeed, blockMessage(ClientSeed, Nonce, cursor)), context);

/** The outcome of a round, with its level and what was chosen in it. Undefined if the catalogue no longer has the played version. */
export function recompute(
  { crypto, catalogue }: Pick<ProviderPorts, 'crypto' | 'catalogue'>,
  round: RoundRow,
  ServerSeed: string,
): RoundOutcome | undefined {
  const { Maths, Variant, Stake, ClientSeed, Nonce, Level } = round;
  const game = catalogue.version(Maths)?.variant(Variant);
  const context = { choice: chosenIn(round), level: Level };
  return game === undefined ? undefined : outcomeOf(crypto, game, Stake, { ServerSeed, ClientSeed, Nonce }, context);
}
