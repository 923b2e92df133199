import { jackpotsChanged } from '#protocol/operations/lobby.ts';
import type { JackpotAmount, JackpotName } from '#protocol/entities/game.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import { ECONOMY } from '../economy.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { hasPools, isPooled, type JackpotScope, poolsOf } from './providerJackpots.ts';

type GameRow = RowOf<Tables['games']>;

type JackpotPorts = Pick<Ports, 'games' | 'settings'>;

/** Players of one game add to different parts, so that their rounds do not wait for each other. */
const PARTS = 16;
/** Parts are stored in thousandths of gold, because a small bet adds less than one gold. */
const THOUSANDTHS = 1000;

/** In gold; 0 for a game without a jackpot. If a provider has pools, its games in a brand use the pools of the provider. */
export async function jackpotsOf(
  db: Reader,
  games: readonly Pick<GameRow, 'GameCode' | 'Jackpot'>[],
  scope?: JackpotScope,
): Promise<ReadonlyMap<string, number>> {
  const pools = scope === undefined ? undefined : await poolsOf(db, scope);
  const holding = games.filter(({ Jackpot }) => Jackpot > 0);
  const shares =
    holding.length === 0
      ? []
      : await db.table('jackpotShares').find({ where: { GameCode: { in: holding.map(({ GameCode }) => GameCode) } } });
  const added = new Map<string, number>();
  for (const { GameCode, Amount } of shares) added.set(GameCode, (added.get(GameCode) ?? 0) + Amount);
  return new Map(
    games.map(({ GameCode, Jackpot }) => [
      GameCode,
      pools?.get(GameCode)?.Amount ?? Jackpot + Math.floor((added.get(GameCode) ?? 0) / THOUSANDTHS),
    ]),
  );
}

/**
 * A round of a game with a jackpot adds to it, and a win of the grand jackpot resets it. Pools are moved by their provider, so only the
 * time of their last win is stored.
 */
export async function moveJackpot(
  tx: Transaction,
  { ports }: { readonly ports: JackpotPorts },
  game: GameRow,
  round: Pick<RowOf<Tables['rounds']>, 'PlayerID' | 'Bet' | 'CreateTime'> & { readonly Jackpot: JackpotName | '' },
): Promise<void> {
  const { GameCode } = game;
  if (isPooled(ports, GameCode)) {
    if (round.Jackpot !== '') await tx.table('games').update({ GameCode }, { JackpotTime: round.CreateTime });
    return;
  }
  if (game.Jackpot === 0) return;
  if (round.Jackpot === 'grand') {
    await tx.table('jackpotShares').remove({ GameCode });
    await tx.table('games').update({ GameCode }, { Jackpot: ECONOMY.Play.JackpotSeed, JackpotTime: round.CreateTime });
  }
  await addShare(tx, game, round);
  if (round.Jackpot === 'grand') await publishJackpots(tx, ports);
}

async function addShare(
  tx: Transaction,
  { GameCode }: GameRow,
  round: { readonly PlayerID: string; readonly Bet: number },
): Promise<void> {
  const Amount = round.Bet * ECONOMY.Play.JackpotPermille;
  if (Amount === 0) return;
  const Part = Number(round.PlayerID) % PARTS;
  const shares = tx.table('jackpotShares');
  const changed = await shares.add({ GameCode, Part }, { Amount });
  if (changed.length === 0) await shares.insert({ GameCode, Part, Amount });
}

/** Largest first. */
export async function listJackpots(
  db: Reader,
  games: readonly GameRow[],
  scope?: JackpotScope,
): Promise<JackpotAmount[]> {
  const pools = scope === undefined ? undefined : await poolsOf(db, scope);
  const amounts = await jackpotsOf(db, games, scope);
  return games
    .map(({ GameCode, JackpotTime }) => ({
      GameCode,
      Amount: amounts.get(GameCode) ?? 0,
      WonTime: pools?.get(GameCode)?.WonTime ?? JackpotTime,
    }))
    .filter(({ Amount }) => Amount > 0)
    .toSorted((a, b) => b.Amount - a.Amount || (a.GameCode < b.GameCode ? -1 : 1));
}

/** The games with a jackpot of the platform, or with a pool of their provider in any brand. */
export async function jackpotGames(db: Reader): Promise<readonly GameRow[]> {
  const games = db.table('games');
  const own = await games.find({ where: { Jackpot: { gt: 0 } } });
  const pools = new Set((await db.table('providerJackpots').find()).map(({ GameCode }) => GameCode));
  const pooled = [...pools].filter((code) => !own.some(({ GameCode }) => GameCode === code));
  const found = pooled.length === 0 ? [] : await games.getMany(pooled.map((code) => [code]));
  return [...own, ...found.filter((game) => game !== undefined)];
}

/** Pushes the jackpots to every connection (13192). Pools of providers differ from brand to brand. */
export async function publishJackpots(tx: Transaction, ports: JackpotPorts): Promise<void> {
  const games = await jackpotGames(tx);
  if (!hasPools(ports)) {
    publish(tx, jackpotsChanged, topicOf.all, { List: await listJackpots(tx, games) });
    return;
  }
  for (const brand of ports.settings.brands)
    publish(tx, jackpotsChanged, topicOf.brand(brand.ID), { List: await listJackpots(tx, games, { ports, brand }) });
}
