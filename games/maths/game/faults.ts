import { STAKE_UNIT } from '../features/jackpots.ts';
import { MathsFile } from './schema.ts';

export interface MathsFault {
  /** Such as `lines[3]`. */
  field: string;
  /** The fault of the field, as the end of a sentence. */
  problem: string;
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`)).join('');

const reelsOf = (file: MathsFile): number => file.lines[0]?.length ?? 0;
const symbolsOf = (strip: string): string[] => strip.split(' ');

function lineFaults(file: MathsFile): MathsFault[] {
  const reels = reelsOf(file);
  const seen = new Map<string, number>();
  return file.lines.flatMap((line, index) => {
    const field = `lines[${index}]`;
    const before = seen.get(line.join());
    seen.set(line.join(), before ?? index);
    if (before !== undefined) return [{ field, problem: `is the same line as lines[${before}]` }];
    if (line.length !== reels)
      return [{ field, problem: `cannot pay: it crosses ${line.length} reels, and the first line ${reels}` }];
    const outside = line.find((row) => row >= file.rows);
    if (outside === undefined) return [];
    return [{ field, problem: `cannot pay: it names row ${outside}, and a reel shows rows 0 to ${file.rows - 1}` }];
  });
}

function stripFaults(file: MathsFile): MathsFault[] {
  const known = new Set([...Object.keys(file.pays), file.wild, file.scatter]);
  return Object.entries(file.strips).flatMap(([set, strips]) => {
    const field = `strips.${set}`;
    const ofSet =
      strips.length === reelsOf(file) ? [] : [`has ${strips.length} reels, and a line crosses ${reelsOf(file)}`];
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

/** Symbols that pay but are missing on a set of strips. */
function missingSymbols(file: MathsFile, set: string): MathsFault[] {
  const reels = (file.strips[set] ?? []).map((strip) => new Set(symbolsOf(strip)));
  return Object.entries(file.pays).flatMap(([symbol, pays]) => {
    const own = reels.some((reel) => reel.has(symbol));
    if (!own) return [{ field: `pays.${symbol}`, problem: `is on no strip of ${set}` }];
    return Object.keys(pays).flatMap((text) => {
      const field = `pays.${symbol}.${text}`;
      const count = Number(text);
      if (count < 1 || count > reels.length)
        return [{ field, problem: `cannot pay: the game has ${reels.length} reels` }];
      const without = reels.slice(0, count).findIndex((reel) => !reel.has(symbol) && !reel.has(file.wild ?? symbol));
      return without < 0 ? [] : [{ field, problem: `cannot pay on ${set}: reel ${without + 1} has no "${symbol}"` }];
    });
  });
}

function specialFaults(file: MathsFile): MathsFault[] {
  const faults: MathsFault[] = [];
  const all = new Set(Object.values(file.strips).flat().flatMap(symbolsOf));
  for (const field of ['wild', 'scatter'] as const) {
    const symbol = file[field];
    if (symbol === undefined) continue;
    if (!all.has(symbol)) faults.push({ field, problem: `"${symbol}" is on no strip` });
    if (Object.hasOwn(file.pays, symbol)) faults.push({ field, problem: `"${symbol}" is in pays too` });
  }
  if (file.freeSpins !== undefined && file.scatter === undefined)
    faults.push({ field: 'freeSpins', problem: 'cannot start: the game has no scatter' });
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
    if (file.freeSpins !== undefined && free === undefined) fault('free', 'is missing: the game has free spins');
    if (file.freeSpins === undefined && free !== undefined) fault('free', 'is not used: the game has no free spins');
    const { scatter = '' } = file;
    if (file.strips[free ?? '']?.some((strip) => symbolsOf(strip).includes(scatter)) === true)
      fault('free', `has the scatter "${scatter}", and free spins start no others`);
    return [...faults, ...missingSymbols(file, base)];
  });
}

/** Finds all faults of a `maths.json`, except its return. */
export function mathsFaults(data: unknown): MathsFault[] {
  const parsed = MathsFile.safeParse(data);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({ field: pathOf(path) || 'the file', problem: message }));
  const file = parsed.data;
  const found = [lineFaults, stripFaults, specialFaults, stakeFaults, variantFaults].flatMap((faultsIn) =>
    faultsIn(file),
  );
  const unique = new Map(found.map((fault) => [`${fault.field} ${fault.problem}`, fault]));
  return [...unique.values()];
}
