import { auditLedger } from '#domain/ledger/audit.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { ShotResult } from '#games/api/index.ts';
import type { FishCatalogue } from '#games/provider/fish/fishCatalogue.ts';
import { windowFaults, shotFaults } from '#games/provider/testing/auditFish.ts';
import { openDatabase as openPlatform } from '#service/database.ts';
import { createLog } from '../../log.ts';
import { openDatabase as openProvider } from '../../openDatabase.ts';
import type { RunPlayer } from './auditRun.ts';
import { GOLD_ITEM } from './openPlayers.ts';

export interface FishAudit {
  readonly faults: readonly string[];
  readonly shots: number;
  readonly windows: Readonly<Record<string, number>>;
  /** Stored shots that their player has not seen. */
  readonly unseen: number;
}

interface Databases {
  readonly platformUrl: string;
  readonly providerUrl: string;
  readonly fish: FishCatalogue;
}

/** Compares the two databases once all windows have ended: shots, windows, the gold of each player, the ledger, and all that players saw. */
export async function auditFishRun(
  { platformUrl, providerUrl, fish }: Databases,
  players: readonly RunPlayer[],
  seen: ReadonlyMap<string, ShotResult>,
): Promise<FishAudit> {
  const log = createLog('silent');
  const provider = await openProvider(providerUrl, log);
  const platform = await openPlatform(platformUrl, { bus: createLocalBus(), log });
  const faults: string[] = [];
  const windows = await provider.table('fishWindows').find();
  const shots = await provider.table('fishShots').find();
  const seeds = new Map((await provider.table('seeds').find()).map((seed) => [seed.SeedID, seed]));
  const sessions = new Map((await provider.table('sessions').find()).map((row) => [row.SessionID, row]));
  for (const window of windows) {
    const { WindowID, State, DueTime } = window;
    if (DueTime !== '') faults.push(`${WindowID} is due`);
    if (State !== 'closed' && State !== 'refused') faults.push(`${WindowID} is ${State}`);
    const own = shots.filter((shot) => shot.WindowID === WindowID);
    faults.push(...windowFaults(window, own));
    const file = fish.version(window.Rules)?.file;
    for (const shot of own) faults.push(...shotFaults(file, seeds.get(shot.SeedID), window, shot));
  }
  for (const [ShotID, { Nonce, FishID, Multiple, Win }] of seen) {
    const stored = shots.find((shot) => shot.ClientShotID === ShotID);
    const isSame = stored?.Nonce === Nonce && stored.FishID === FishID && stored.Multiple === Multiple;
    if (!isSame || stored.Win !== Win) faults.push(`the result of ${ShotID}, which its player saw, is not stored`);
  }
  const unseen = shots.filter(({ ClientShotID }) => !seen.has(ClientShotID));
  for (const { ClientShotID } of unseen) faults.push(`the player of ${ClientShotID} was not shown its result`);
  for (const { PlayerID, Gold } of players) {
    const net = shots
      .filter((shot) => sessions.get(shot.SessionID)?.PlayerID === PlayerID)
      .reduce((sum, { Stake, Win }) => sum + Win - Stake, 0);
    const balance = (await platform.table('accounts').get(`player:${PlayerID}`, GOLD_ITEM))?.Balance;
    if (balance !== Gold + net) faults.push(`the gold of ${PlayerID} is ${String(balance)}, not ${Gold + net}`);
  }
  for (const fault of await auditLedger(platform)) faults.push(JSON.stringify(fault));
  await provider.close();
  await platform.close();
  const counts = new Map<string, number>();
  for (const { State } of windows) counts.set(State, (counts.get(State) ?? 0) + 1);
  return { faults, shots: shots.length, windows: Object.fromEntries(counts), unseen: unseen.length };
}
