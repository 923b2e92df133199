import * as z from 'zod/mini';
import { LookFile } from './schema.ts';

/** A fault in a file: the path of the field, and a sentence. */
export interface LookFault {
  readonly field: string;
  readonly problem: string;
}

export interface LookNeeds {
  readonly code: string;
  /** Every symbol of the mathematics. */
  readonly symbols: readonly string[];
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

/** All faults of a look, apart from its drawings and texts. */
export function lookFaults(data: unknown, { code, symbols }: LookNeeds): LookFault[] {
  const faults = schemaFaults(data);
  if (faults.length > 0) return faults;
  const look = LookFile.parse(data);
  if (look.code !== code) faults.push({ field: 'code', problem: `"${look.code}" is not the name of the folder` });
  for (const symbol of symbols)
    if (!Object.hasOwn(look.symbols, symbol))
      faults.push({ field: 'symbols', problem: `the symbol "${symbol}" of maths.json has no drawing` });
  for (const symbol of Object.keys(look.symbols))
    if (!symbols.includes(symbol)) faults.push({ field: `symbols.${symbol}`, problem: 'is no symbol of maths.json' });
  return faults;
}

/** The text keys of a look and its mathematics. */
export function textKeys(look: LookFile, jackpots: readonly string[]): string[] {
  const keys = [
    ...Object.keys(look.symbols).map((symbol) => `symbol.${symbol}`),
    ...jackpots.map((name) => `jackpot.${name}`),
    ...Object.values(look.titles).map(({ text }) => text),
    ...look.tips,
  ];
  return [...new Set(keys)];
}

export function textFaults(texts: unknown, keys: readonly string[]): LookFault[] {
  const parsed = z.safeParse(z.record(z.string(), z.string().check(z.minLength(1))), texts);
  if (!parsed.success) return parsed.error.issues.map((issue) => ({ field: path(issue.path), problem: issue.message }));
  return [
    ...keys
      .filter((key) => !Object.hasOwn(parsed.data, key))
      .map((key) => ({ field: key, problem: 'is called for and missing' })),
    ...Object.keys(parsed.data)
      .filter((key) => !keys.includes(key))
      .map((key) => ({ field: key, problem: 'is read by nothing; remove it or correct its name' })),
  ];
}
