import { cellsOf, type MathsFault, payingOf, reelsOf, symbolsOf, wildsOf } from './fileParts.ts';
import { type MathsFile, PAYING } from './schema.ts';

/** A game has exactly one thing that pays. */
export function payingFaults(file: MathsFile): MathsFault[] {
  const [first, ...others] = payingOf(file);
  if (first === undefined) return [{ field: 'lines', problem: `is missing: a game has one of ${PAYING.join(', ')}` }];
  return others.map((field) => ({ field, problem: `cannot go with ${first}: a game has one of ${PAYING.join(', ')}` }));
}

export function lineFaults(file: MathsFile): MathsFault[] {
  const reels = reelsOf(file);
  const seen = new Map<string, number>();
  return (file.lines ?? []).flatMap((line, index) => {
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

export function wayFaults(file: MathsFile): MathsFault[] {
  const { ways, rows, wild } = file;
  if (ways === undefined) return [];
  const reels = reelsOf(file);
  const faults: MathsFault[] = [];
  if (rows ** reels !== ways)
    faults.push({ field: 'ways', problem: `must be ${rows ** reels}: the ways of ${rows} rows on ${reels} reels` });
  for (const [symbol, byCount] of Object.entries(file.pays)) {
    const least = Math.min(...Object.keys(byCount).map(Number));
    for (let count = least; count <= reels; count += 1)
      if (!Object.hasOwn(byCount, count))
        faults.push({ field: `pays.${symbol}`, problem: `has no pay for ${count}: a way pays for its longest row` });
  }
  for (const [set, [strip = '']] of Object.entries(file.strips))
    if (wild !== undefined && symbolsOf(strip).includes(wild))
      faults.push({
        field: `strips.${set}[0]`,
        problem: `has the wild "${wild}", and a way begins with a symbol that pays`,
      });
  return faults;
}

export function boardFaults(file: MathsFile): MathsFault[] {
  const [field] = payingOf(file);
  if (field !== 'clusters' && field !== 'anywhere') return [];
  const { atLeast } = file[field] ?? { atLeast: 0 };
  return Object.entries(file.pays).flatMap(([symbol, byCount]) => {
    const faults: MathsFault[] = [];
    if (!Object.hasOwn(byCount, atLeast))
      faults.push({
        field: `pays.${symbol}`,
        problem: `has no pay for ${atLeast}, and ${field} pay from ${atLeast} on`,
      });
    for (const count of Object.keys(byCount).map(Number)) {
      const part = `pays.${symbol}.${count}`;
      if (count < atLeast) faults.push({ field: part, problem: `cannot pay: ${field} pay from ${atLeast} on` });
      if (count > cellsOf(file))
        faults.push({ field: part, problem: `cannot pay: the board has ${cellsOf(file)} cells` });
    }
    return faults;
  });
}

/** Symbols that pay but are missing on a set of strips. */
export function missingSymbols(file: MathsFile, set: string): MathsFault[] {
  const reels = (file.strips[set] ?? []).map((strip) => new Set(symbolsOf(strip)));
  const isRow = file.lines !== undefined || file.ways !== undefined;
  const wilds = [...wildsOf(file).keys()];
  const becomes = (symbol: string): boolean => file.mystery?.becomes.some((each) => each.symbol === symbol) === true;
  const shows = (reel: ReadonlySet<string>, symbol: string): boolean =>
    reel.has(symbol) ||
    wilds.some((wild) => reel.has(wild)) ||
    (becomes(symbol) && reel.has(file.mystery?.symbol ?? ''));
  return Object.entries(file.pays).flatMap(([symbol, pays]) => {
    const own = reels.some((reel) => reel.has(symbol)) || becomes(symbol);
    if (!own) return [{ field: `pays.${symbol}`, problem: `is on no strip of ${set}` }];
    return Object.keys(isRow ? pays : {}).flatMap((text) => {
      const field = `pays.${symbol}.${text}`;
      const count = Number(text);
      if (count < 1 || count > reels.length)
        return [{ field, problem: `cannot pay: the game has ${reels.length} reels` }];
      const without = reels.slice(0, count).findIndex((reel) => !shows(reel, symbol));
      return without < 0 ? [] : [{ field, problem: `cannot pay on ${set}: reel ${without + 1} has no "${symbol}"` }];
    });
  });
}
