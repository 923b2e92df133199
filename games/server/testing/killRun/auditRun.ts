import { auditLedger } from '#domain/ledger/audit.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { RoundView } from '#games/api/index.ts';
import { openDatabase as openPlatform } from '#service/database.ts';
import { createLog } from '../../log.ts';
import { openDatabase as openProvider } from '../../openDatabase.ts';
import { auditRounds } from './auditRounds.ts';
import { GOLD_ITEM, type OpenedPlayer } from './openPlayers.ts';

export interface RunPlayer extends Pick<OpenedPlayer, 'PlayerID' | 'Gold'> {
  readonly token: string;
}
export interface Audit {
  readonly faults: readonly string[];
  readonly rounds: number;
  readonly refused: number;
  readonly long: number;
  readonly choices: number;
  readonly byDefault: number;
}

/** Compares the two databases once all rounds have ended: the rounds, the gold of each player, and the ledger. */
export async function auditRun(
  {
    platformUrl,
    providerUrl,
    catalogue,
  }: { readonly platformUrl: string; readonly providerUrl: string; readonly catalogue: string },
  players: readonly RunPlayer[],
  acknowledged: ReadonlyMap<string, RoundView>,
): Promise<Audit> {
  const log = createLog('silent');
  const provider = await openProvider(providerUrl, log);
  const platform = await openPlatform(platformUrl, { bus: createLocalBus(), log });
  const { net, faults, ...counts } = await auditRounds(provider, platform, acknowledged, catalogue);
  const found = [...faults];
  for (const { PlayerID, Gold } of players) {
    const balance = (await platform.table('accounts').get(`player:${PlayerID}`, GOLD_ITEM))?.Balance;
    const wanted = Gold + (net.get(PlayerID) ?? 0);
    if (balance !== wanted) found.push(`the gold of ${PlayerID} is ${String(balance)}, not ${wanted}`);
  }
  for (const fault of await auditLedger(platform)) found.push(JSON.stringify(fault));
  await provider.close();
  await platform.close();
  return { faults: found, ...counts };
}
