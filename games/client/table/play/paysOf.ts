import type { TableFile } from '#games/maths/tables/schema.ts';

const LEAST_TOTAL = 4;
const GREATEST_TOTAL = 17;
const HALVES: ReadonlySet<string> = new Set(['small', 'big', 'odd', 'even']);

type SicBoPays = Extract<TableFile, { kind: 'sicBo' }>['pays'];

function sicBoPays(pays: SicBoPays, place: string): readonly number[] {
  const [kind = '', number = ''] = place.split('-');
  if (HALVES.has(kind)) return [pays.half];
  if (kind === 'anyTriple') return [pays.anyTriple];
  if (kind === 'triple') return [pays.triple];
  if (kind === 'double') return [pays.double];
  if (kind === 'pair') return [pays.pair];
  if (kind === 'single') return pays.single;
  const total = Number(number);
  return [pays.totals[Math.min(total, LEAST_TOTAL + GREATEST_TOTAL - total) - LEAST_TOTAL] ?? 0];
}

/** The pay of a place without its stake, in twentieths. A place with several pays has the least first. */
export function paysOf(rules: TableFile, place: string): readonly number[] {
  if (rules.kind === 'sicBo') return sicBoPays(rules.pays, place);
  if (rules.kind === 'doors') {
    const { door, allDoors, noDoor, housePair } = rules.pays;
    return [{ allDoors, noDoor, housePair }[place] ?? door];
  }
  const pays: Readonly<Record<string, number>> = rules.pays;
  return [pays[place] ?? 0];
}
