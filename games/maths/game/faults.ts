import { STAKE_UNIT } from '../features/jackpots.ts';
import { boardRuleFaults, togetherFaults } from './boardFaults.ts';
import { choiceFaults, playsFreeSpins } from './choiceFaults.ts';
import { freeSpinFaults, holdFaults, tumbleFaults } from './featureFaults.ts';
import { levelFaults } from './levelFaults.ts';
import { type MathsFault, reelsOf, specialsOf, symbolsOf } from './fileParts.ts';
import { boardFaults, lineFaults, missingSymbols, payingFaults, wayFaults } from './payFaults.ts';
import { MathsFile } from './schema.ts';

const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`)).join('');

function stripFaults(file: MathsFile): MathsFault[] {
  const known = new Set([...Object.keys(file.pays), ...specialsOf(file).map(([, symbol]) => symbol)]);
  const [first = ''] = file.variants.map(({ base }) => base);
  const others = file.lines === undefined ? `${first} has` : 'a line crosses';
  return Object.entries(file.strips).flatMap(([set, strips]) => {
    const field = `strips.${set}`;
    const ofSet = strips.length === reelsOf(file) ? [] : [`has ${strips.length} reels, and ${others} ${reelsOf(file)}`];
    const ofReels = strips.flatMap((strip, reel) => {
      const symbols = symbolsOf(strip);
      const unknown = [...new Set(symbols.filter((symbol) => !known.has(symbol)))];
      const problems = unknown.map((symbol) => `has the symbol "${symbol}", which is not in pays`);
      if (symbols.length !== file.stops) problems.push(`has ${symbols.length} stops, not ${file.stops}`);
      return problems.map((problem) => ({ field: `${field}[${reel}]`, problem }));
    });
    return [...ofSet.map((problem) => ({ field, problem })), ...ofReels];
  });
}

function specialFaults(file: MathsFile): MathsFault[] {
  const faults: MathsFault[] = [];
  const all = new Set(Object.values(file.strips).flat().flatMap(symbolsOf));
  const fields = new Map<string, string>();
  for (const [field, symbol] of specialsOf(file)) {
    const other = fields.get(symbol);
    fields.set(symbol, field);
    // The book of a game is its wild and its scatter.
    const isBook = field === 'scatter' && other === 'wild';
    if (other !== undefined && !isBook) faults.push({ field, problem: `"${symbol}" is ${other} too` });
    if (!all.has(symbol)) faults.push({ field, problem: `"${symbol}" is on no strip` });
    if (Object.hasOwn(file.pays, symbol)) faults.push({ field, problem: `"${symbol}" is in pays too` });
  }
  return faults;
}

function stakeFaults({ stakes, jackpots }: MathsFile): MathsFault[] {
  const most = Math.max(...stakes) / STAKE_UNIT;
  return [
    ...stakes.flatMap((stake, index) =>
      stake % STAKE_UNIT === 0 ? [] : [{ field: `stakes[${index}]`, problem: `${stake} is not a multiple of 10` }],
    ),
    ...jackpots.flatMap(({ odds }, index) =>
      odds >= most
        ? []
        : [{ field: `jackpots[${index}].odds`, problem: `${odds} is less than the largest stake ÷ 10` }],
    ),
  ];
}

function variantFaults(file: MathsFile): MathsFault[] {
  const names = file.variants.map(({ name }) => name);
  return file.variants.flatMap(({ name, base, free, ...variant }, index) => {
    const field = `variants[${index}]`;
    const faults: MathsFault[] = [];
    const fault = (part: string, problem: string): void => {
      faults.push({ field: `${field}.${part}`, problem });
    };
    if (names.indexOf(name) !== index) fault('name', `"${name}" is the name of another variant`);
    if (variant.return.from > variant.return.to) fault('return', 'ends before it begins');
    for (const [part, set] of Object.entries({ base, free }))
      if (set !== undefined && !Object.hasOwn(file.strips, set)) fault(part, `strips has no "${set}"`);
    if (playsFreeSpins(file) && free === undefined) fault('free', 'is missing: the game has free spins');
    if (!playsFreeSpins(file) && free !== undefined) fault('free', 'is not used: the game has no free spins');
    const { scatter = '' } = file;
    const hasScatter = file.strips[free ?? '']?.some((strip) => symbolsOf(strip).includes(scatter)) === true;
    if (hasScatter && scatter !== file.wild)
      fault('free', `has the scatter "${scatter}", and free spins start no others`);
    return [...faults, ...missingSymbols(file, base)];
  });
}

const FAULTS = [
  payingFaults,
  lineFaults,
  wayFaults,
  boardFaults,
  stripFaults,
  specialFaults,
  togetherFaults,
  boardRuleFaults,
  freeSpinFaults,
  tumbleFaults,
  holdFaults,
  choiceFaults,
  levelFaults,
  stakeFaults,
  variantFaults,
];

/** Finds all faults of a `maths.json`, except its return. */
export function mathsFaults(data: unknown): MathsFault[] {
  const parsed = MathsFile.safeParse(data);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({ field: pathOf(path) || 'the file', problem: message }));
  const file = parsed.data;
  const found = FAULTS.flatMap((faultsIn) => faultsIn(file));
  const unique = new Map(found.map((fault) => [`${fault.field} ${fault.problem}`, fault]));
  return [...unique.values()];
}
