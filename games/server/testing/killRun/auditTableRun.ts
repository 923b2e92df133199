import { auditLedger } from '#domain/ledger/audit.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { ProviderPorts } from '#games/provider/ports.ts';
import { chainFaults, roundFaults } from '#games/provider/testing/auditTables.ts';
import type { TableBetRow } from '#games/provider/tables.ts';
import { openDatabase as openPlatform } from '#service/database.ts';
import { createLog } from '../../log.ts';
import { openDatabase as openProvider } from '../../openDatabase.ts';
import type { RunPlayer } from './auditRun.ts';
import { GOLD_ITEM } from './openPlayers.ts';
import type { SeenTables } from './tablePlayer.ts';

export interface TableAudit {
  readonly faults: readonly string[];
  readonly rounds: number;
  readonly bets: Readonly<Record<string, number>>;
}

interface Databases {
  readonly platformUrl: string;
  readonly providerUrl: string;
  readonly tables: NonNullable<ProviderPorts['tables']>;
}

/** The states in which a bet may end that its player saw in a state. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  staking: ['paid', 'returned', 'refused'],
  taken: ['paid', 'returned'],
  returning: ['returned'],
  paying: ['paid'],
};

/** Compares the two databases once all bets have ended: seeds, results, wins, the gold of each player, the ledger, and all that players saw. */
export async function auditTableRun(
  { platformUrl, providerUrl, tables }: Databases,
  players: readonly RunPlayer[],
  seen: SeenTables,
): Promise<TableAudit> {
  const log = createLog('silent');
  const provider = await openProvider(providerUrl, log);
  const platform = await openPlatform(platformUrl, { bus: createLocalBus(), log });
  const faults: string[] = [];
  const rounds = await provider.table('tableRounds').find();
  const bets = await provider.table('tableBets').find({ order: [['TakeOrder', 'asc']] });
  for (const round of rounds) {
    const own = bets.filter(({ TableRoundID }) => TableRoundID === round.TableRoundID);
    faults.push(...roundFaults({ tables }, round, own), ...(await chainFaults({ store: provider }, round)));
  }
  for (const [TableRoundID, shown] of seen.results) {
    const { ClientSeeds, ServerSeed, Result, DrawTime } =
      rounds.find((round) => round.TableRoundID === TableRoundID) ?? {};
    if (JSON.stringify({ ClientSeeds, ServerSeed, Result, DrawTime }) !== shown)
      faults.push(`the result of ${TableRoundID}, which players saw, has changed`);
  }
  faults.push(...betFaults(bets, seen));
  const sessions = new Map((await provider.table('sessions').find()).map((row) => [row.SessionID, row.PlayerID]));
  for (const { PlayerID, Gold } of players) {
    const net = bets
      .filter((bet) => bet.State === 'paid' && sessions.get(bet.SessionID) === PlayerID)
      .reduce((sum, { Stake, Win }) => sum + Win - Stake, 0);
    const balance = (await platform.table('accounts').get(`player:${PlayerID}`, GOLD_ITEM))?.Balance;
    if (balance !== Gold + net) faults.push(`the gold of ${PlayerID} is ${String(balance)}, not ${Gold + net}`);
  }
  for (const fault of await auditLedger(platform)) faults.push(JSON.stringify(fault));
  await provider.close();
  await platform.close();
  const counts = new Map<string, number>();
  for (const { State } of bets) counts.set(State, (counts.get(State) ?? 0) + 1);
  return { faults, rounds: rounds.length, bets: Object.fromEntries(counts) };
}

function betFaults(bets: readonly TableBetRow[], seen: SeenTables): string[] {
  const stored = new Map(bets.map((bet) => [bet.BetID, bet.State]));
  const left = bets.filter(({ DueTime }) => DueTime !== '').map(({ BetID }) => `${BetID} is due`);
  const changed = [...seen.bets].flatMap(([BetID, state]) => {
    const end = stored.get(BetID) ?? 'lost';
    return (ENDS[state] ?? [state]).includes(end) ? [] : [`${BetID} was ${state} and is ${end}`];
  });
  return [...left, ...changed];
}
