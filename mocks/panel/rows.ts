import type { Code } from '#protocol/codes.ts';
import { CODES } from '#protocol/codes.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';

export interface Row {
  readonly name: string;
  /** The socket and its number, or method and path. */
  readonly place: string;
  readonly summary: string;
  /** The contract's own failures. */
  readonly codes: readonly Code[];
}

export const ROWS: readonly Row[] = [
  ...OPERATIONS.map(({ name, op, socket, summary, codes }) => ({ name, place: `${socket} ${op}`, summary, codes })),
  ...ENDPOINTS.map(({ name, method, path, summary, codes }) => ({ name, place: `${method} ${path}`, summary, codes })),
].sort((one, other) => one.name.localeCompare(other.name));

/** Returns the contracts with each word of the search in name, place or summary; matches by name come first. */
export function findRows(search: string): readonly Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const named = ROWS.filter(({ name }) => has(name));
  return [...named, ...ROWS.filter((row) => !named.includes(row) && has(`${row.name} ${row.place} ${row.summary}`))];
}

/** Codes with their meaning, the contract's own first. */
export function codesFor(row: Row | undefined): readonly (readonly [value: string, name: string])[] {
  const own = new Set((row?.codes ?? []).map(String));
  const all = Object.entries(CODES).filter(([code]) => code !== '200');
  return [...all.filter(([code]) => own.has(code)), ...all.filter(([code]) => !own.has(code))].map(
    ([code, { message }]) => [code, `${code} ${message}`],
  );
}
