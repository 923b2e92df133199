import type { LookFile } from '../../look/schema.ts';

/** The colour of a symbol's splinters. */
export function splinterTint(
  { symbols, colours }: Pick<LookFile, 'symbols' | 'colours'>,
  symbol: string | undefined,
): number {
  const own = symbols[symbol ?? '']?.colours ?? [];
  const colour = own[Math.floor(own.length / 2)] ?? colours.lineGlow;
  return Number.parseInt(colour.slice(1), 16);
}
