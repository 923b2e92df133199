import * as z from 'zod/mini';
import { type MathsFile, reelsOf } from '#games/maths/index.ts';
import { holdsSpins } from '../mechanics/choice/choiceSpins.ts';
import { entriesOf } from './entriesOf.ts';
import type { LookFault } from './lookFault.ts';
import { pairFaults } from './pairFaults.ts';
import { LookFile } from './schema.ts';

export interface LookNeeds {
  readonly code: string;
  readonly maths: MathsFile;
}

type Part = 'scenes' | 'titles' | 'sounds';
type PartNames = Readonly<Partial<Record<Part, readonly string[]>>>;

/** The entries of a look that a game needs only with a mechanic. Scenes without an entry keep the ordinary scene. */
function neededBy({
  freeSpins,
  scatter,
  hold,
  tumble,
  nudge,
  choice,
  mystery,
  split,
  jackpots,
  wilds,
  expandingWild,
  level,
}: MathsFile): PartNames[] {
  const needed: PartNames[] = [];
  if (freeSpins !== undefined || holdsSpins(choice))
    needed.push({ scenes: ['free'], titles: ['free'], sounds: ['freeStart', 'freeEnd'] });
  if (freeSpins !== undefined) {
    if (scatter !== undefined) needed.push({ sounds: ['scatterStop', 'anticipation'] });
    if (freeSpins.expanding !== undefined) needed.push({ sounds: ['slabTurn', 'stoneGrow', 'stoneFull'] });
    if (freeSpins.ladder.length > 1) needed.push({ sounds: ['ladder'] });
  }
  if (hold !== undefined)
    needed.push({
      scenes: ['hold'],
      titles: ['hold', ...Object.keys(hold.prizes ?? {})],
      sounds: ['coinLand', 'respin', 'holdStart', 'holdEnd'],
    });
  if (hold?.prizes !== undefined) needed.push({ sounds: ['prize'] });
  if (hold?.full !== undefined) needed.push({ sounds: ['holdFull'] });
  if (tumble !== undefined) needed.push({ sounds: ['burst', 'fall'] });
  if (tumble?.thrown !== undefined) needed.push({ sounds: ['orb', 'thrown'] });
  if (nudge !== undefined) needed.push({ sounds: ['arrow', 'nudge'] });
  if (choice !== undefined) needed.push({ sounds: ['choiceStart', 'choiceOpen'] });
  if (freeSpins?.sticky === true) needed.push({ sounds: ['kindle', 'rise'] });
  if (wilds !== undefined) needed.push({ sounds: ['bite', 'collide', 'rollDown'] });
  if (mystery !== undefined) needed.push({ sounds: ['drumStep', 'drumBeat', 'drumOpen'] });
  if (expandingWild !== undefined) needed.push({ sounds: ['crystalGrow', 'crystalCrack', 'glassRing', 'batWing'] });
  if (level !== undefined) needed.push({ sounds: ['tongue', 'chink', 'swell', 'spit', 'ratchet', 'wheelStop'] });
  if (split !== undefined) needed.push({ sounds: ['pound', 'splitEnd', 'toss'] });
  if (jackpots.length > 0) needed.push({ titles: jackpots.map(({ name }) => name), sounds: ['jackpot'] });
  return needed;
}

/** The entries that a symbol of several cells needs. */
const TALL: PartNames = { sounds: ['tallClimb', 'tallRoar'] };

/** Every symbol that a window of the game can show. */
export function symbolsOf({ pays, wild, wilds = {}, scatter, hold, tumble, ...maths }: MathsFile): string[] {
  const { choice, mystery, level } = maths;
  const carriers = [hold?.coin, tumble?.thrown?.symbol, choice?.symbol, mystery?.symbol, level?.symbol];
  const special = [wild, ...Object.keys(wilds), scatter, ...carriers].filter((name) => name !== undefined);
  return [...new Set([...Object.keys(pays), ...special])];
}

const path = (parts: readonly PropertyKey[]): string =>
  parts
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');

function schemaFaults(data: unknown): LookFault[] {
  const parsed = z.safeParse(LookFile, data);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [{ field: path(issue.path), problem: issue.message }];
    return issue.keys.map((key) => ({
      field: path([...issue.path, key]),
      problem: 'is read by nothing; remove it or correct its name',
    }));
  });
}

/** Faults of entries that a mechanic needs, or that no mechanic of the game reads. */
function mechanicFaults(look: LookFile, maths: MathsFile): LookFault[] {
  const needed = [
    ...neededBy(maths),
    ...(look.ledges === undefined ? [] : [{ sounds: ['leap', 'gate'] }]),
    ...(look.shell === undefined ? [] : [{ sounds: ['shellOpen', 'shellCoin'] }]),
    ...(look.tall === undefined ? [] : [TALL]),
    ...(look.strike === undefined ? [] : [{ sounds: ['strike'] }]),
  ];
  const optional = {
    scenes: LookFile.shape.scenes.shape,
    titles: LookFile.shape.titles.shape,
    sounds: LookFile.shape.sounds.shape,
  };
  const always = (schema: z.ZodMiniType): boolean => !z.safeParse(schema, undefined).success;
  return (['scenes', 'titles', 'sounds'] as const).flatMap((part) => {
    const names = new Set(needed.flatMap((each) => each[part] ?? []));
    const missing = [...names].filter((name) => !Object.hasOwn(look[part], name));
    const idle = Object.entries<z.ZodMiniType>(optional[part]).filter(
      ([name, schema]) => Object.hasOwn(look[part], name) && !names.has(name) && !always(schema),
    );
    return [
      ...missing.map((name) => ({
        field: `${part}.${name}`,
        problem: 'is missing; a mechanic of maths.json needs it',
      })),
      ...idle.map(([name]) => ({
        field: `${part}.${name}`,
        problem: 'is read by no mechanic of maths.json; remove it',
      })),
    ];
  });
}

/** Faults of the coins of prizes and of the drawings of multiples. */
function carrierFaults({ prizes, orbs }: LookFile, { hold, tumble, jackpots }: MathsFile): LookFault[] {
  const names = hold === undefined ? [] : [...Object.keys(hold.prizes ?? {}), ...jackpots.map(({ name }) => name)];
  const unknown = Object.keys(prizes ?? {}).filter((name) => !names.includes(name));
  const least = Math.min(...(tumble?.thrown?.multiples ?? []).map(({ multiple }) => multiple));
  const first = orbs?.[0]?.from ?? Number.POSITIVE_INFINITY;
  return [
    ...unknown.map((name) => ({ field: `prizes.${name}`, problem: 'is no prize or jackpot of maths.json' })),
    ...(Number.isFinite(least) && first > least
      ? [{ field: 'orbs', problem: `has no drawing for the multiple ${least}` }]
      : []),
  ];
}

function mysteryFaults({ mystery, board }: LookFile, maths: MathsFile): LookFault[] {
  if (maths.mystery !== undefined || (mystery === undefined && board.mascot.steps === undefined)) return [];
  return [
    { field: mystery === undefined ? 'board.mascot.steps' : 'mystery', problem: 'needs "mystery" in maths.json' },
  ];
}

function strikeFaults({ strike }: LookFile, { tumble }: MathsFile): LookFault[] {
  if (strike === undefined || tumble?.thrown !== undefined) return [];
  return [{ field: 'strike', problem: 'needs "tumble.thrown" in maths.json' }];
}

/** Faults of the ledges. */
function ledgeFaults({ ledges }: LookFile, { tumble }: MathsFile): LookFault[] {
  if (ledges === undefined) return [];
  const count = tumble?.rising?.length ?? 0;
  if (count === 0) return [{ field: 'ledges', problem: 'needs "tumble.rising" in maths.json' }];
  if (ledges.places.length === count) return [];
  return [{ field: 'ledges.places', problem: `has ${ledges.places.length} ledges for ${count} multiples` }];
}

/** Faults of the shell: a plate means one coin, so a full board fills all of them. */
function shellFaults({ shell }: LookFile, maths: MathsFile): LookFault[] {
  if (shell === undefined) return [];
  if (maths.hold === undefined) return [{ field: 'shell', problem: 'needs "hold" in maths.json' }];
  const cells = reelsOf(maths) * maths.rows;
  if (shell.plates.length === cells) return [];
  return [{ field: 'shell.plates', problem: `has ${shell.plates.length} plates for ${cells} cells` }];
}

/** Faults of the looks of options. */
function cloudFaults({ choice: look }: LookFile, { choice }: MathsFile): LookFault[] {
  const names = holdsSpins(choice) ? (choice?.options ?? []).map(({ name }) => name) : [];
  const drawn = Object.keys(look?.options ?? {});
  const missing = names.filter((name) => !drawn.includes(name));
  return [
    ...missing.map((name) => ({
      field: `choice.options.${name}`,
      problem: 'is missing; maths.json has free spins for it',
    })),
    ...drawn
      .filter((name) => !names.includes(name))
      .map((name) => ({ field: `choice.options.${name}`, problem: 'is no option with free spins of maths.json' })),
  ];
}

/** Faults of the symbol that is one picture over several cells. */
function tallFaults({ tall }: LookFile, maths: MathsFile): LookFault[] {
  if (tall === undefined) return [];
  if (!symbolsOf(maths).includes(tall.symbol))
    return [{ field: 'tall.symbol', problem: `"${tall.symbol}" is no symbol of maths.json` }];
  return Object.entries(maths.strips).flatMap(([set, strips]) =>
    strips.flatMap((strip, reel) =>
      runsOf(strip.split(' '), tall.symbol).every((run) => run % tall.cells === 0)
        ? []
        : [{ field: 'tall.cells', problem: `reel ${reel + 1} of "${set}" has a run of another length` }],
    ),
  );
}

/** The lengths of the runs of a symbol on a reel. The last stop is next to the first. */
function runsOf(strip: readonly string[], symbol: string): number[] {
  const other = strip.findIndex((each) => each !== symbol);
  if (other < 0) return [strip.length];
  const runs: number[] = [];
  let length = 0;
  // The turned strip begins with another symbol, so that no run passes its end.
  for (const each of [...strip.slice(other), ...strip.slice(0, other), '']) {
    if (each === symbol) length += 1;
    else if (length > 0) {
      runs.push(length);
      length = 0;
    }
  }
  return runs;
}

/** All faults of a look, apart from its drawings and texts. */
export function lookFaults(data: unknown, { code, maths }: LookNeeds): LookFault[] {
  const faults = schemaFaults(data);
  if (faults.length > 0) return faults;
  const look = LookFile.parse(data);
  const symbols = symbolsOf(maths);
  if (look.code !== code) faults.push({ field: 'code', problem: `"${look.code}" is not the name of the folder` });
  for (const symbol of symbols)
    if (!Object.hasOwn(look.symbols, symbol))
      faults.push({ field: 'symbols', problem: `the symbol "${symbol}" of maths.json has no drawing` });
  for (const symbol of Object.keys(look.symbols))
    if (!symbols.includes(symbol)) faults.push({ field: `symbols.${symbol}`, problem: 'is no symbol of maths.json' });
  return [
    ...faults,
    ...[
      mechanicFaults,
      carrierFaults,
      pairFaults,
      mysteryFaults,
      ledgeFaults,
      shellFaults,
      strikeFaults,
      tallFaults,
      cloudFaults,
    ].flatMap((find) => find(look, maths)),
  ];
}

/** Texts of a choice between free spins. */
const SPIN_CHOICE_KEYS = ['choice.unit', 'choice.below', 'choice.above', 'choice.range', 'choice.take'];

/** Texts of a game with ledges: the key, the label of its win, and the card beside the gate. */
const LEDGE_KEYS = ['tumble.step', 'tumble.win', 'tumble.gate', 'tumble.gateWin'];

/** The text keys of a look and its mathematics. */
export function textKeys(
  look: LookFile,
  { jackpots, hold, choice, level }: Pick<MathsFile, 'jackpots' | 'hold' | 'choice' | 'level'>,
): string[] {
  const keys = [
    ...Object.keys(look.symbols).map((symbol) => `symbol.${symbol}`),
    ...[...jackpots.map(({ name }) => name), ...Object.keys(hold?.prizes ?? {})].map((name) => `jackpot.${name}`),
    ...(choice === undefined ? [] : ['choice.title', ...choice.options.map(({ name }) => `choice.${name}`)]),
    ...(holdsSpins(choice) ? SPIN_CHOICE_KEYS : []),
    ...entriesOf(look.titles).map(([, { text }]) => text),
    ...(level === undefined ? [] : ['level.jar']),
    ...(look.strike === undefined ? [] : ['tumble.threw']),
    ...(look.ledges === undefined ? [] : LEDGE_KEYS),
    ...look.tips,
  ];
  return [...new Set(keys)];
}

/** Texts of the controls of a hold and respin in the game's own words. */
const HOLD_KEYS = ['hold.respin', 'hold.sum', 'hold.hint', 'hold.caught'];

/** Texts of tumbles in the game's own words. */
const TUMBLE_KEYS = [
  'tumble.rule',
  'tumble.ruleThrown',
  'tumble.busy',
  'tumble.win',
  'tumble.thrown',
  'tumble.count',
  'tumble.times',
  'tumble.skip',
];

/** Sentences about a choice in the game's own words. */
const CHOICE_KEYS = ['choice.mean', 'choice.note'];

/** Sentences about mystery symbols in the game's own words. */
const MYSTERY_KEYS = ['mystery.rest', 'mystery.rest2', 'mystery.rest3', 'mystery.said', 'mystery.rule'];

/** The text keys that a game may leave out, since the client has words for them. */
export const optionalTextKeys = ({
  hold,
  tumble,
  choice,
  mystery,
}: Pick<MathsFile, 'hold' | 'tumble' | 'choice' | 'mystery'>): readonly string[] => [
  ...(hold === undefined ? [] : HOLD_KEYS),
  ...(tumble === undefined ? [] : TUMBLE_KEYS),
  ...(choice === undefined ? [] : CHOICE_KEYS),
  ...(mystery === undefined ? [] : MYSTERY_KEYS),
];

export function textFaults(texts: unknown, keys: readonly string[], optional: readonly string[] = []): LookFault[] {
  const parsed = z.safeParse(z.record(z.string(), z.string().check(z.minLength(1))), texts);
  if (!parsed.success) return parsed.error.issues.map((issue) => ({ field: path(issue.path), problem: issue.message }));
  return [
    ...keys
      .filter((key) => !Object.hasOwn(parsed.data, key))
      .map((key) => ({ field: key, problem: 'is called for and missing' })),
    ...Object.keys(parsed.data)
      .filter((key) => !keys.includes(key) && !optional.includes(key))
      .map((key) => ({ field: key, problem: 'is read by nothing; remove it or correct its name' })),
  ];
}
