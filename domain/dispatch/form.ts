import * as z from 'zod/mini';

/** The part of `URLSearchParams` that is used here. Node, browsers and workers have it, but the project has no types for it. */
interface SearchParams extends Iterable<readonly [name: string, value: string]> {
  toString(): string;
}
type SearchParamsConstructor = new (fields: string | Readonly<Record<string, string>>) => SearchParams;

const { URLSearchParams } = z
  .object({ URLSearchParams: z.custom<SearchParamsConstructor>((value) => typeof value === 'function') })
  .parse(globalThis);

/** Reads a body of application/x-www-form-urlencoded. The first of several values of a name counts. */
export function readForm(body: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) if (name !== '' && !fields.has(name)) fields.set(name, value);
  return Object.fromEntries(fields);
}

/** Returns the query of an address, without the question mark. */
export const writeQuery = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();
