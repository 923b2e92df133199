import { blockMessage, type MathsFile, playRound, type RoundOutcome, slotGame } from '#games/maths/index.ts';
import type { ProviderWorld } from './providerWorld.ts';

const MOST_TRIES = 20_000;

/** Returns a client seed with which the next round of a new session has an outcome. It is the same in each world of a seed. */
export async function clientSeedOf(
  { ports }: ProviderWorld,
  file: MathsFile,
  fits: (outcome: RoundOutcome) => boolean,
): Promise<string> {
  const [seed] = await ports.store.table('seeds').find({ where: { RevealTime: '' } });
  if (seed === undefined) throw new Error('open a session first');
  const game = slotGame(file);
  const stake = Math.min(...file.stakes);
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const client = `feature-${tried}`;
    const outcome = playRound(game, stake, (cursor) =>
      ports.crypto.hmac(seed.ServerSeed, blockMessage(client, seed.NonceUsed + 1, cursor)),
    );
    if (fits(outcome)) return client;
  }
  throw new Error(`no round of ${file.code} fits in ${MOST_TRIES}`);
}
