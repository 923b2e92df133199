import type { Job } from '../schedule/job.ts';
import { jackpotGames, listJackpots, publishJackpots } from './jackpot.ts';
import { hasPools, readPools } from './providerJackpots.ts';
import { showRounds } from './showRounds.ts';

/** The sum of all jackpots in the last push. */
const TOLD = 'play.jackpots';

/** Pushes the jackpots if bets raised one since the last push. */
const pushJackpots: Job = {
  name: 'play.jackpots',
  every: 10,
  async run(tx, { ports }) {
    const kept = await tx.table('settings').get(TOLD);
    const held = await listJackpots(tx, await jackpotGames(tx));
    const pools = hasPools(ports) ? await tx.table('providerJackpots').sum('Amount') : 0;
    const Value = held.reduce((sum, { Amount }) => sum + Amount, pools);
    if (Value === kept?.Value) return false;
    if (kept === undefined) await tx.table('settings').insert({ Name: TOLD, Value });
    else await tx.table('settings').update({ Name: TOLD }, { Value });
    await publishJackpots(tx, ports);
    return false;
  },
};

export const playJobs: readonly Job[] = [readPools, pushJackpots, showRounds];
