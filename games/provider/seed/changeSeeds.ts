import type { GameAnswer, SeedView } from '#games/api/index.ts';
import type { ProviderPorts } from '../ports.ts';
import type { ShownRounds } from '../round/shownRounds.ts';
import { lockSession } from '../session/requireSession.ts';
import { rotateSeedWithin, seedView, setClientSeedWithin } from './seeds.ts';

/**
 * Reveals the server seed and begins the next one.
 *
 * @throws ProviderFailure INVALID_SESSION, ROUND_OPEN
 */
export async function rotateSeed(
  ports: ProviderPorts,
  shown: ShownRounds,
  token: string,
): Promise<GameAnswer<'rotateSeed'>> {
  const { session, revealed, next } = await ports.store.transaction(async (tx) => {
    const session = await lockSession(tx, ports, token);
    if (session.RoundID !== '') await shown.storeWithin(tx, ports, session.RoundID);
    return { session, ...(await rotateSeedWithin(tx, ports, session)) };
  });
  shown.forget([session.RoundID]);
  const { SeedID, ServerSeed, Commitment } = revealed;
  return { Revealed: { SeedID, ServerSeed, Commitment }, Next: seedView(next) };
}

/**
 * From the next round on.
 *
 * @throws ProviderFailure INVALID_SESSION, CLIENT_SEED
 */
export const setClientSeed = (ports: ProviderPorts, token: string, clientSeed: string): Promise<SeedView> =>
  ports.store.transaction(async (tx) =>
    seedView(await setClientSeedWithin(tx, await lockSession(tx, ports, token), clientSeed)),
  );
