import type { MathsFile } from '#games/maths/index.ts';

/** The part of a game that pays, such as `25 lines`. */
function payingOf({ lines, ways, split, clusters, anywhere }: MathsFile): string {
  if (lines !== undefined) return `${lines.length} lines`;
  if (split !== undefined) return `${ways?.toLocaleString('en-US')} to ${split.ways.toLocaleString('en-US')} ways`;
  if (ways !== undefined) return `${ways.toLocaleString('en-US')} ways`;
  if (clusters !== undefined) return `clusters of ${clusters.atLeast} or more`;
  return `${anywhere?.atLeast ?? 0} or more anywhere`;
}

const boardOf = ({ strips, variants, rows }: MathsFile): string =>
  `${strips[variants[0]?.base ?? '']?.length ?? 0}×${rows}`;

/** Whether a variant has a run of wilds that fills a reel. */
function hasStackedWilds({ wild, rows, strips }: MathsFile): boolean {
  if (wild === undefined) return false;
  const run = Array.from({ length: rows }, () => wild).join(' ');
  return Object.values(strips)
    .flat()
    .some((strip) => ` ${strip} `.includes(` ${run} `));
}

function freeSpinsOf({ freeSpins }: MathsFile): string[] {
  if (freeSpins === undefined) return [];
  if (freeSpins.sticky === true) return ['free spins with sticky wilds'];
  if (freeSpins.expanding !== undefined) return ['free spins with a symbol that expands'];
  return freeSpins.ladder.length > 1 ? ['free spins on a ladder of multiples'] : ['free spins'];
}

/** The board of a game and all that it combines, in the words of the field. */
export function mechanicOf(file: MathsFile): string {
  const { wilds, bothWays, mystery, expandingWild, tumble, nudge, hold, choice, level } = file;
  const named: readonly (readonly [boolean, string])[] = [
    [bothWays === true, 'both ways'],
    [file.split !== undefined, 'cells that split'],
    [tumble !== undefined, 'tumbles'],
    [tumble?.rising !== undefined, 'multiples that rise'],
    [tumble?.thrown !== undefined, 'thrown multiples'],
    [nudge !== undefined, 'nudge'],
    [wilds !== undefined, 'wilds with multiples'],
    [hasStackedWilds(file), 'stacked wilds'],
    [mystery !== undefined, 'mystery symbols'],
    [expandingWild !== undefined, 'wilds that grow and respin'],
    [hold !== undefined, 'hold and respin'],
    [level !== undefined, 'a level that turns a wheel'],
    [choice?.options.some(({ prizes }) => prizes !== undefined) === true, 'choice of prizes'],
    [choice?.options.some(({ spins }) => spins !== undefined) === true, 'choice of free spins'],
  ];
  return [
    boardOf(file),
    payingOf(file),
    ...named.flatMap(([has, words]) => (has ? [words] : [])),
    ...freeSpinsOf(file),
  ].join(', ');
}
