import type { Reader } from '../ports/store.ts';
import { ITEM } from '#protocol/entities/wallet.ts';

export interface DemoAccount {
  readonly Phone: string;
  readonly PlayerID: string;
  readonly Name: string;
  readonly VIPLevel: number;
  readonly Gold: number;
  readonly ClubRole: string;
}

/** The accounts of the demo world that visitors may sign in as (decisions §1), as currently stored. */
export async function readDemoAccounts(db: Reader): Promise<readonly DemoAccount[]> {
  const players = await db.table('players').find({
    where: { Phone: { like: '090000000%' } },
    order: [
      ['Phone', 'asc'],
      ['PlayerID', 'asc'],
    ],
    limit: 20,
  });
  return Promise.all(
    players.map(async ({ Phone, PlayerID, Name, VIPLevel, ClubRole }) => {
      const gold = await db.table('accounts').get(`player:${PlayerID}`, ITEM.gold);
      return { Phone, PlayerID, Name, VIPLevel, Gold: gold?.Balance ?? 0, ClubRole };
    }),
  );
}
