import { weightOf } from '../draws/Draws.ts';
import { patternsOf, waysOfPattern } from '../features/split.ts';
import type { SplitPattern } from './boardSchema.ts';
import { type MathsFault, payingOf, reelsOf, symbolsOf, wildsOf } from './fileParts.ts';
import type { MathsFile } from './schema.ts';

/** A draw is below this number at most. */
const NUMBERS = 2 ** 32;

/** Fields of which a game may have the first without the second. */
const APART: readonly (readonly [field: string, other: string, why: string])[] = [
  ['wilds', 'tumble', 'a multiple counts once'],
  ['bothWays', 'tumble', 'a board that falls pays from the left'],
  ['mystery', 'tumble', 'new symbols come from the strip'],
  ['mystery', 'split', 'a window changes in one way'],
  ['mystery', 'expandingWild', 'a window changes in one way'],
  ['mystery', 'freeSpins.sticky', 'a window changes in one way'],
  ['mystery', 'freeSpins.expanding', 'a window changes in one way'],
  ['expandingWild', 'tumble', 'a reel that is held does not fall'],
  ['expandingWild', 'hold', 'a spin has one kind of respins'],
  ['expandingWild', 'split', 'a window changes in one way'],
  ['expandingWild', 'wilds', 'one wild fills a reel'],
  ['expandingWild', 'freeSpins.sticky', 'a window changes in one way'],
  ['expandingWild', 'freeSpins.expanding', 'a window changes in one way'],
  ['split', 'tumble', 'a cell that falls is whole'],
  ['split', 'freeSpins.sticky', 'a window changes in one way'],
  ['nudge', 'tumble', 'a reel that is pushed does not fall'],
  ['nudge', 'hold', 'a spin has one kind of respins'],
  ['nudge', 'freeSpins', 'a nudge belongs to a game of base spins'],
  ['nudge', 'choice', 'a symbol that starts it could be pushed out of sight'],
  ['nudge', 'bothWays', 'the last reel is pushed, so lines pay from the left'],
  ['nudge', 'mystery', 'a window changes in one way'],
  ['nudge', 'expandingWild', 'a window changes in one way'],
  ['nudge', 'split', 'a window changes in one way'],
  ['freeSpins.sticky', 'tumble', 'a wild that stays does not fall'],
  ['freeSpins.sticky', 'freeSpins.expanding', 'a window changes in one way'],
  ['freeSpins.expanding', 'tumble', 'a reel that is full does not fall'],
  ['level', 'hold', 'a coin is held or collected'],
  ['level', 'tumble', 'a coin that is collected does not fall'],
  ['level', 'choice', 'a round that waits would leave its level open'],
  ['level', 'nudge', 'a coin could be pushed out of sight'],
  ['level', 'expandingWild', 'a wild could cover a coin'],
  ['level', 'freeSpins.sticky', 'the wheel could reach the cap, and their mean is exact only without it'],
];

/** The fields that pay, by each rule that needs one of them. */
const NEEDS: readonly (readonly [field: string, paying: readonly string[]])[] = [
  ['wilds', ['lines']],
  ['bothWays', ['lines']],
  ['mystery', ['lines', 'ways']],
  ['expandingWild', ['lines', 'ways']],
  ['split', ['ways']],
  ['nudge', ['lines']],
  ['freeSpins.sticky', ['lines', 'ways']],
  ['freeSpins.expanding', ['lines']],
];

function fieldsOf({ freeSpins, ...file }: MathsFile): Set<string> {
  const { wilds, bothWays, mystery, expandingWild, split, nudge, tumble, hold, choice, level } = file;
  const all = { wilds, bothWays, mystery, expandingWild, split, nudge, tumble, hold, choice, level, freeSpins };
  return new Set([
    ...Object.entries(all).flatMap(([field, value]) => (value === undefined ? [] : [field])),
    ...(freeSpins?.sticky === undefined ? [] : ['freeSpins.sticky']),
    ...(freeSpins?.expanding === undefined ? [] : ['freeSpins.expanding']),
  ]);
}

/** Rules of the board that cannot go together. */
export function togetherFaults(file: MathsFile): MathsFault[] {
  const fields = fieldsOf(file);
  const paying = payingOf(file);
  return [
    ...APART.flatMap(([field, other, why]) =>
      fields.has(field) && fields.has(other) ? [{ field, problem: `cannot go with ${other}: ${why}` }] : [],
    ),
    ...NEEDS.flatMap(([field, needed]) =>
      fields.has(field) && !paying.some((each) => needed.includes(each))
        ? [{ field, problem: `needs ${needed.join(' or ')}` }]
        : [],
    ),
  ];
}

function drawnFaults(field: string, drawn: readonly { symbol: string; weight: number }[], pays: object): MathsFault[] {
  const faults: MathsFault[] = drawn.flatMap(({ symbol }, index) => {
    const part = `${field}[${index}].symbol`;
    if (!Object.hasOwn(pays, symbol)) return [{ field: part, problem: `"${symbol}" is not in pays` }];
    const first = drawn.findIndex((each) => each.symbol === symbol);
    return first === index ? [] : [{ field: part, problem: `"${symbol}" is in ${field}[${first}] too` }];
  });
  if (weightOf(drawn) > NUMBERS) faults.push({ field, problem: 'weigh more than 2³² together' });
  return faults;
}

function patternFaults(file: MathsFile, field: string, patterns: readonly SplitPattern[]): MathsFault[] {
  const faults: MathsFault[] = patterns.flatMap(({ reels }, index) => {
    const part = `${field}[${index}].reels`;
    if (reels.length !== reelsOf(file))
      return [{ field: part, problem: `has ${reels.length} reels, and the game ${reelsOf(file)}` }];
    const full = reels.findIndex((parts) => parts.length > file.rows);
    return full < 0
      ? []
      : [{ field: `${part}[${full}]`, problem: `splits more cells than the ${file.rows} of a reel` }];
  });
  if (weightOf(patterns) > NUMBERS) faults.push({ field, problem: 'weigh more than 2³² together' });
  return faults;
}

function splitFaults(file: MathsFile): MathsFault[] {
  const { split, freeSpins, rows } = file;
  if (split === undefined) return [];
  const { base, free } = split;
  const all = [...base, ...patternsOf(split, 'free')];
  const most = Math.max(...all.map((pattern) => waysOfPattern(pattern, rows)));
  const faults = [...patternFaults(file, 'split.base', base), ...patternFaults(file, 'split.free', free ?? [])];
  if (split.ways !== most)
    faults.push({ field: 'split.ways', problem: `must be ${most}: the most ways of its patterns` });
  if (free !== undefined && freeSpins === undefined)
    faults.push({ field: 'split.free', problem: 'is not used: the game has no free spins' });
  return faults;
}

function nudgeFaults(file: MathsFile): MathsFault[] {
  const { nudge, scatter } = file;
  if (nudge === undefined) return [];
  const { none, up, down } = nudge.weights;
  const faults: MathsFault[] = [];
  if (reelsOf(file) !== 3)
    faults.push({ field: 'nudge', problem: `needs three reels, and the game has ${reelsOf(file)}` });
  if (scatter !== undefined)
    faults.push({ field: 'nudge', problem: 'cannot go with scatter: a nudge can push it out of sight' });
  if (none + up + down > NUMBERS) faults.push({ field: 'nudge.weights', problem: 'are more than 2³² together' });
  return faults;
}

/** The most that free spins can pay: every cell of every spin shows the best wild. */
function mostOfSticky({ freeSpins, lines, ways = 0, pays, wilds = {} }: MathsFile, reels: number): number {
  const best = Math.max(...Object.values(pays).flatMap((byCount) => Object.values(byCount)));
  const multiple = Math.max(1, ...Object.values(wilds)) ** reels;
  return (freeSpins?.spins ?? 0) * Math.max(...(freeSpins?.ladder ?? [1])) * (lines?.length ?? ways) * best * multiple;
}

function stickyFaults(file: MathsFile): MathsFault[] {
  const { freeSpins, variants, strips, cap } = file;
  if (freeSpins?.sticky === undefined) return [];
  const wilds = [...wildsOf(file).keys()];
  const faults: MathsFault[] = [];
  for (const [index, { free = '' }] of variants.entries())
    if (!(strips[free] ?? []).some((strip) => symbolsOf(strip).some((symbol) => wilds.includes(symbol))))
      faults.push({
        field: `variants[${index}].free`,
        problem: 'has no wild, and sticky wilds are those of free spins',
      });
  if (freeSpins.ladder.length > 1)
    faults.push({
      field: 'freeSpins.ladder',
      problem: 'must have one multiple: the mean of sticky wilds is exact only with it',
    });
  const most = mostOfSticky(file, reelsOf(file));
  if (cap < most)
    faults.push({
      field: 'cap',
      problem: `must be at least ${most}: free spins with sticky wilds stay below it, and their mean is exact only without a cap`,
    });
  return faults;
}

/** Faults of the rules that change a window before it pays. */
export function boardRuleFaults(file: MathsFile): MathsFault[] {
  const { mystery, expandingWild, freeSpins, pays, wild } = file;
  return [
    ...(mystery === undefined ? [] : drawnFaults('mystery.becomes', mystery.becomes, pays)),
    ...(freeSpins?.expanding === undefined ? [] : drawnFaults('freeSpins.expanding', freeSpins.expanding, pays)),
    ...(expandingWild === undefined || wild !== undefined
      ? []
      : [{ field: 'expandingWild', problem: 'cannot start: the game has no wild' }]),
    ...splitFaults(file),
    ...nudgeFaults(file),
    ...stickyFaults(file),
  ];
}
