import { ITEM } from '#protocol/entities/wallet.ts';
import { postTransfers, type TransferUnit } from '../ledger/post.ts';
import { roundTransfer } from '../ledger/roundTransfer.ts';
import type { Transaction } from '../ports/store.ts';
import { MINUTE } from './source.ts';
import { stakesOf } from './stakes.ts';

/** The game of made-up rounds that name no game. It can be played. */
export const HISTORY_GAME = 'owl';
const MACHINE = 7;

/** A reward in gold that was claimed in the past. */
export interface PastClaim {
  /** The id of the transfer, in the form of a real claim. */
  readonly ID: string;
  readonly PlayerID: string;
  readonly Reason: string;
  readonly Source: string;
  /** The account that paid. Defaults to the account of the source. */
  readonly House?: string;
  readonly Gold: number;
  /** Milliseconds. */
  readonly at: number;
  /** The time at which rounds lost the same amount of gold, so that the promised balance stays. Defaults to a minute later. */
  readonly lostAt?: number;
}

/** A round that ended in the past. */
export interface PastRound {
  readonly RoundID: string;
  readonly PlayerID: string;
  readonly Bet: number;
  readonly Win: number;
  readonly CreateTime: string;
}

/** Pays earlier claims. Rounds then lose the gold again. */
export async function payClaims(tx: Transaction, claims: readonly PastClaim[]): Promise<void> {
  await post(
    tx,
    claims.map(({ ID, PlayerID, Reason, Source, House = `house:${Source}`, Gold, at }) => ({
      nowText: new Date(at).toISOString(),
      transfer: { ID, Reason, Source, Lines: move(House, `player:${PlayerID}`, Gold) },
    })),
  );
  await playPastRounds(
    tx,
    claims.flatMap(({ ID, PlayerID, Gold, at, lostAt = at + MINUTE }) =>
      stakesOf(HISTORY_GAME, Gold).map((Bet, place) => ({
        RoundID: `demo-${ID.replaceAll(/[^A-Za-z0-9-]/gu, '-')}-${place + 1}`,
        PlayerID,
        Bet,
        Win: 0,
        CreateTime: new Date(lostAt).toISOString(),
      })),
    ),
  );
}

/** Writes rounds of the past, with their gold in the ledger. */
export async function playPastRounds(tx: Transaction, rounds: readonly PastRound[]): Promise<void> {
  await post(
    tx,
    rounds.flatMap(({ RoundID, PlayerID, Bet, Win, CreateTime }) => {
      const unit = (Reason: 'bet' | 'win', from: string, to: string, amount: number): TransferUnit => ({
        nowText: CreateTime,
        transfer: { ID: roundTransfer(RoundID, Reason), Reason, Source: 'game', Lines: move(from, to, amount) },
      });
      const owner = `player:${PlayerID}`;
      return [unit('bet', owner, 'house:games', Bet), ...(Win > 0 ? [unit('win', 'house:games', owner, Win)] : [])];
    }),
  );
  await tx
    .table('rounds')
    .insert(
      rounds.map((round) => ({ ...round, GameCode: HISTORY_GAME, MachineNo: MACHINE, Jackpot: '', GrantID: '' })),
    );
  await noteRecentGame(tx, rounds);
}

const move = (from: string, to: string, amount: number) => [
  { Owner: from, ItemID: ITEM.gold, Amount: -amount },
  { Owner: to, ItemID: ITEM.gold, Amount: amount },
];

async function post(tx: Transaction, units: readonly TransferUnit[]): Promise<void> {
  for (const outcome of await postTransfers(tx, units)) if (!outcome.ok) throw outcome.error;
}

/** Counts rounds in the recent games of their players. */
async function noteRecentGame(tx: Transaction, rounds: readonly PastRound[]): Promise<void> {
  const table = tx.table('recentGames');
  for (const PlayerID of new Set(rounds.map((round) => round.PlayerID))) {
    const own = rounds.filter((round) => round.PlayerID === PlayerID);
    const known = await table.get(PlayerID, HISTORY_GAME);
    const times = [known?.LastTime ?? '', ...own.map(({ CreateTime }) => CreateTime)].toSorted();
    const row = {
      MachineNo: known?.MachineNo ?? MACHINE,
      Rounds: (known?.Rounds ?? 0) + own.length,
      LastTime: times.at(-1) ?? '',
      PlayTime: times.at(-1) ?? '',
    };
    if (known === undefined) await table.insert({ PlayerID, GameCode: HISTORY_GAME, ...row });
    else await table.update({ PlayerID, GameCode: HISTORY_GAME }, row);
  }
}
