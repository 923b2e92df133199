import { COOKIE } from '#domain/session/cookies.ts';
import { readSession } from '#domain/session/session.ts';
import { grantSpins } from '#domain/spinGrant/grantSpins.ts';
import { usableGrants } from '#domain/spinGrant/usableGrants.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { WorldInstance } from './worldInstance.ts';

const COUNT = 5;

/**
 * Grants the player of a jar free spins of a game at its least stake, as an operator does. A player who has some of the game gets none,
 * so that a reloaded page grants nothing again.
 *
 * @throws Error if the jar has no session, or if there is no such game
 */
export async function grantSpinsTo({ ports, jars }: WorldInstance, jar: string, GameCode: string): Promise<void> {
  const { store, random, clock } = ports;
  const session = await readSession(ports, store, jars.cookies(jar)[COOKIE.session]);
  if (session === undefined) throw new Error('A visitor cannot be granted free spins: sign in first.');
  const { playerID: PlayerID } = session;
  const game = await store.table('games').get(GameCode);
  if (game === undefined) throw new Error(`There is no game ${GameCode}.`);
  const now = clock.now();
  const moment = { ports, now, nowText: new Date(now).toISOString() };
  await store.transaction(async (tx) => {
    await tx.lock([`player:${PlayerID}`]);
    if ((await usableGrants(tx, { PlayerID, GameCode }, moment.nowText)).length > 0) return;
    await grantSpins(tx, moment, {
      OriginID: `operator:${random.uuid()}:${PlayerID}`,
      PlayerID,
      Source: 'operator',
      GameCode,
      Stake: game.MinBet,
      Count: COUNT,
      ExpireTime: new Date(now + DAY_MS).toISOString(),
    });
  });
}
