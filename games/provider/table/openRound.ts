import { type ProviderPorts, type ProviderTransaction, randomHex, timeText } from '../ports.ts';
import { newChain } from '../room/seedChain.ts';
import type { ChainRow, TableRoundRow } from '../tables.ts';
import { BETS_MS, ROUND_MS } from './states.ts';
import type { TableVersion } from './tableCatalogue.ts';

export interface NextRound {
  readonly RoomID: string;
  readonly version: TableVersion;
  readonly chainLength: number;
}

/** Opens the next round of a room. A new chain is stored with its first round, before any bet. */
export async function openRound(
  tx: ProviderTransaction,
  ports: ProviderPorts,
  { RoomID, version, chainLength }: NextRound,
): Promise<TableRoundRow> {
  const now = ports.now();
  const { ChainID, Used } = await openChain(tx, ports, RoomID, chainLength);
  const Nonce = Used + 1;
  await tx.table('chains').update({ ChainID }, { Used: Nonce });
  const round: TableRoundRow = {
    TableRoundID: `${now.toString(36).padStart(9, '0')}-${randomHex(ports, 6)}`,
    RoomID,
    Rules: version.hash,
    ChainID,
    Nonce,
    State: 'betting',
    ClientSeeds: [],
    ServerSeed: '',
    Result: {},
    Taken: 0,
    OpenTime: timeText(now),
    BetsEnd: timeText(now + BETS_MS),
    EndTime: timeText(now + ROUND_MS),
    DrawTime: '',
  };
  await tx.table('tableRounds').insert(round);
  return round;
}

async function openChain(
  tx: ProviderTransaction,
  ports: ProviderPorts,
  RoomID: string,
  length: number,
): Promise<ChainRow> {
  const [last] = await tx.table('chains').find({ where: { RoomID }, order: [['CreateTime', 'desc']], limit: 1 });
  if (last !== undefined && last.Used < last.Length) return last;
  const chain = newChain(ports, RoomID, length);
  await tx.table('chains').insert(chain);
  return chain;
}
