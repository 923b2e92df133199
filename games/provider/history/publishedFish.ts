import type { FishRecord } from '#games/api/index.ts';
import type { PublishedBoard, PublishedBoards } from '#protocol/wallet/index.ts';
import { readFishRecord } from '../fish/readFishRecord.ts';
import { stateOfWindow } from '../fish/states.ts';
import type { ProviderPorts } from '../ports.ts';
import type { FishShotRow } from '../tables.ts';
import type { PlaceNames } from './publishedTable.ts';

interface PlayersRounds {
  readonly user: string;
  /** The wallet's ids of rounds. */
  readonly rounds: readonly string[];
}

/** The windows of shots that have ended, without those of other players. */
async function windowsOf({ store }: Pick<ProviderPorts, 'store'>, { user, rounds }: PlayersRounds) {
  const found = (await store.table('fishWindows').getMany(rounds.map((id) => [id]))).filter(
    (window) => window !== undefined,
  );
  const sessions = await store.table('sessions').getMany(found.map(({ SessionID }) => [SessionID]));
  return found.filter((_window, at) => sessions[at]?.PlayerID === user);
}

/** Reads a player's window of shots for the platform, which has checked that the player is its own. Undefined if the player has no such window. */
export async function readPlayersFish(
  ports: Pick<ProviderPorts, 'store'>,
  { user, round }: { readonly user: string; readonly round: string },
): Promise<FishRecord | undefined> {
  const [window] = await windowsOf(ports, { user, rounds: [round] });
  return window && readFishRecord(ports, window.WindowID, window.SessionID);
}

/** Reads the shots of a player's windows in small. Windows of other players, and those without a shot, are left out. */
export async function readPlayersFishBoards(
  ports: Pick<ProviderPorts, 'store'>,
  asked: PlayersRounds,
): Promise<PublishedBoards['rounds']> {
  const windows = (await windowsOf(ports, asked)).filter((window) => stateOfWindow(window) !== 'holding');
  const WindowID = { in: windows.map((window) => window.WindowID) };
  const shots =
    windows.length === 0
      ? []
      : await ports.store.table('fishShots').find({ where: { WindowID }, order: [['Nonce', 'asc']] });
  return windows.flatMap((window) => {
    const own = shots.filter((shot) => shot.WindowID === window.WindowID);
    return own.length === 0 ? [] : [{ round: window.WindowID, board: fishBoard(own) }];
  });
}

/** The fish that shots met, in the order of the shots. Caught ones are marked, and the best catch counts its multiple. */
function fishBoard(shots: readonly Pick<FishShotRow, 'Fish' | 'Multiple'>[]): PublishedBoard {
  const best = shots.reduce((most, shot) => (shot.Multiple > most.Multiple ? shot : most));
  return {
    columns: shots.map(({ Fish }) => [Fish]),
    marked: shots.flatMap(({ Multiple }, at): [number, number][] => (Multiple > 0 ? [[at, 0]] : [])),
    ...(best.Multiple > 0 && { win: { symbol: best.Fish, count: best.Multiple } }),
  };
}

const FISH = 'fish.';

/** The names of fish among the texts of a room, by language. */
export const fishNames = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>): PlaceNames =>
  Object.fromEntries(
    Object.entries(texts).map(([language, all]) => [
      language,
      Object.fromEntries(
        Object.entries(all).flatMap(([key, text]) => (key.startsWith(FISH) ? [[key.slice(FISH.length), text]] : [])),
      ),
    ]),
  );

/** Keeps the names of fish of the record. */
export function namesOfShots({ Shots }: Pick<FishRecord, 'Shots'>, names: PlaceNames): PlaceNames {
  const met = new Set(Shots.map(({ Fish }) => Fish));
  return Object.fromEntries(
    Object.entries(names).map(([language, all]) => [
      language,
      Object.fromEntries(Object.entries(all).filter(([fish]) => met.has(fish))),
    ]),
  );
}
