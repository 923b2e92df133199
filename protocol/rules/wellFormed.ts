/**
 * Finds text that some databases and screens cannot store: a NUL character or half of a surrogate pair.
 *
 * @param value a request that its schema accepted, member names included
 * @returns the path of the first such text, as `Channels.0.Epoch`; undefined if there is none
 */
export function illFormedText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isWellFormed(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, held] of Object.entries(value)) {
    const place = path === '' ? name : `${path}.${name}`;
    const found = isWellFormed(name) ? illFormedText(held, place) : place;
    if (found !== undefined) return found;
  }
  return undefined;
}

const LONE_SURROGATE = /\p{Surrogate}/u;
const isWellFormed = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text);
