import { transfer } from '#domain/ledger/transfer.ts';
import { createPlayer } from '#domain/player/create.ts';
import { startWorldService } from '#service/testing/diskService.ts';
import { launchGame } from '#service/testing/walletCaller.ts';

export const GOLD_ITEM = 1;
const GOLD = 1_000_000;

export interface OpenedPlayer {
  readonly PlayerID: string;
  readonly GameCode: string;
  readonly LaunchToken: string;
  readonly Gold: number;
}

/** Fills a platform's empty database with players, each with gold and a launch token. They take the games in turn. */
export async function openPlayers(
  {
    platformUrl,
    players,
    games,
  }: { readonly platformUrl: string; readonly players: number; readonly games: readonly string[] },
  settings: Readonly<Record<string, string>>,
): Promise<OpenedPlayer[]> {
  const service = await startWorldService(platformUrl, undefined, { ...settings, DEMO_LIFE: '0' });
  const { store, random, clock } = service.ports;
  const opened: OpenedPlayer[] = [];
  for (let count = 0; count < players; count += 1) {
    const nowText = new Date(clock.now()).toISOString();
    const { PlayerID } = await store.transaction((tx) => createPlayer(tx, random, nowText, { TptType: [1, 6] }));
    await transfer(store, nowText, {
      ID: `kill:${PlayerID}`,
      Reason: 'test',
      Source: 'test',
      Lines: [
        { Owner: 'house:test', ItemID: GOLD_ITEM, Amount: -GOLD },
        { Owner: `player:${PlayerID}`, ItemID: GOLD_ITEM, Amount: GOLD },
      ],
    });
    const GameCode = games[count % games.length] ?? '';
    const account = await store.table('accounts').get(`player:${PlayerID}`, GOLD_ITEM);
    opened.push({
      PlayerID,
      GameCode,
      Gold: account?.Balance ?? 0,
      LaunchToken: await launchGame(service.ports, PlayerID, GameCode),
    });
  }
  await service.stop();
  return opened;
}
