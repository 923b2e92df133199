import { switchesChanged } from '#protocol/operations/operator.ts';
import type { Game } from '#protocol/entities/game.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import { flagsChanged } from '../featureFlags/flagsChanged.ts';
import { searchKey } from './searchKey.ts';
import type { Transaction } from '../ports/store.ts';
import { taipeiDay } from '../taipei.ts';

/** The operator's settings for a game of the lobby. */
export interface ListedGame
  extends Pick<Game, 'GameCode' | 'GameNames' | 'Category' | 'MinBet' | 'MaxBet' | 'Volatility'> {
  /** The day in Taipei on which it opens, as `yyyy-mm-dd`. Absent means today for a new game, and the known day for another one. */
  readonly OpenDay?: string | undefined;
}

/** Puts a game into the lobby, or changes its settings there. */
export async function saveGame(tx: Transaction, actor: Actor, game: ListedGame): Promise<boolean> {
  const games = tx.table('games');
  await tx.lock(['games']);
  const SearchKey = [game.GameCode, ...Object.values(game.GameNames)].map(searchKey).join('\n');
  const isNew = (await games.get(game.GameCode)) === undefined;
  if (isNew) {
    const [last] = await games.find({ order: [['Position', 'desc']], limit: 1 });
    const Position = (last?.Position ?? 0) + 1;
    await games.insert({
      ...game,
      OpenDay: game.OpenDay ?? taipeiDay(actor.ports.clock.now()),
      SearchKey,
      Position,
      Provider: '',
      Hot: false,
      New: false,
      Jackpot: 0,
      Playable: false,
      JackpotTime: '',
    });
  } else {
    const { GameCode, OpenDay, ...values } = game;
    await games.update({ GameCode }, { ...values, SearchKey, ...(OpenDay !== undefined && { OpenDay }) });
  }
  await changed(tx, actor, 'game.save', game.GameCode);
  return isNew;
}

/**
 * Opens a game to players, or closes it. Open rounds continue.
 * @returns whether the lobby has the game
 */
export async function setPlayable(
  tx: Transaction,
  actor: Actor,
  GameCode: string,
  Playable: boolean,
): Promise<boolean> {
  if ((await tx.table('games').update({ GameCode }, { Playable })) === 0) return false;
  await changed(tx, actor, Playable ? 'game.open' : 'game.close', GameCode);
  return true;
}

async function changed(tx: Transaction, actor: Actor, action: string, subject: string): Promise<void> {
  publish(tx, switchesChanged, topicOf.all, {});
  flagsChanged(tx, actor.ports);
  await writeAudit(tx, actor, { action, subject, detail: {} });
}
