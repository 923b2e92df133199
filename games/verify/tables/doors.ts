import type { DoorsRules } from './publishedRules.ts';
import { fullSet, paidOf, type TableDraws, type TableOutcome } from './TableDraws.ts';

const OWNERS = ['house', 'east', 'south', 'west', 'north'] as const;

/** The parts of a hand that are compared one after the other. White is 0, and the circles are 1 to 9. */
function strengthOf(tiles: readonly number[]): readonly [kind: number, points: number, high: number] {
  const [low = 0, high = 0] = tiles.map((tile) => Math.floor(tile / 4)).toSorted((one, other) => one - other);
  if (low === high) return [2, low === 0 ? 10 : low, 0];
  if (low === 2 && high === 8) return [1, 0, 0];
  const halves = (low === 0 ? 1 : 2 * low) + 2 * high;
  return [0, halves % 20, high];
}

function beats(one: readonly number[], other: readonly number[]): boolean {
  const [mine, theirs] = [strengthOf(one), strengthOf(other)];
  const at = mine.findIndex((part, index) => part !== theirs[index]);
  return at >= 0 && (mine[at] ?? 0) > (theirs[at] ?? 0);
}

/** Deals the tiles of a round again. */
export async function recomputeDoors({ pays }: DoorsRules, draws: TableDraws): Promise<TableOutcome> {
  const left = fullSet(40);
  const result: Record<string, number[]> = {};
  for (const owner of OWNERS)
    result[owner] = [await draws.piece(left, `tile of ${owner}`), await draws.piece(left, `tile of ${owner}`)];
  const { house = [], ...doors } = result;
  const wins = Object.entries(doors).map(([door, tiles]) => [door, beats(tiles, house)] as const);
  const returns = new Map<string, number>(wins.map(([door, hasWon]) => [door, paidOf(hasWon, pays.door)]));
  returns.set(
    'allDoors',
    paidOf(
      wins.every(([, hasWon]) => hasWon),
      pays.allDoors,
    ),
  );
  returns.set('noDoor', paidOf(!wins.some(([, hasWon]) => hasWon), pays.noDoor));
  returns.set('housePair', paidOf(strengthOf(house)[0] === 2, pays.housePair));
  return { result, returned: (place) => returns.get(place) };
}
