import type { Ports } from '../ports/index.ts';
import { grantSpins } from '../spinGrant/grantSpins.ts';

const HOUR = 60 * 60 * 1000;

/** Free spins for the kits of wallets: five that the player can use, and others that the wallet has to refuse. */
export async function kitGrants(
  ports: Ports,
  { PlayerID, other, GameCode, Stake }: { PlayerID: string; other: string; GameCode: string; Stake: number },
): Promise<{ readonly expired: string; readonly foreign: string; readonly usedUp: string }> {
  const now = ports.clock.now();
  const moment = { ports, now, nowText: new Date(now).toISOString() };
  const expiring = (ms: number): string => new Date(now + ms).toISOString();
  return ports.store.transaction(async (tx) => {
    const give = async (OriginID: string, owner: string, ExpireTime: string): Promise<string> => {
      const spins = { OriginID, PlayerID: owner, Source: 'operator', GameCode, Stake, Count: 5, ExpireTime };
      return (await grantSpins(tx, moment, spins)).GrantID;
    };
    await give('kit:own', PlayerID, expiring(HOUR));
    const usedUp = await give('kit:usedUp', PlayerID, expiring(HOUR));
    await tx.table('spinGrants').update({ GrantID: usedUp }, { Used: 5 });
    const foreign = await give('kit:foreign', other, expiring(HOUR));
    return { usedUp, foreign, expired: await give('kit:expired', PlayerID, expiring(-1)) };
  });
}
