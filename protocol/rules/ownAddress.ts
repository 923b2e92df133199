/** Characters that browsers strip from an address or read as a slash, and characters that no address has. */
const FORBIDDEN = /[\p{Cc} \\]/u;
/** The most layers of percent-encoding. An address with more is refused. */
const MAX_LAYERS = 5;

/**
 * The path (with query and fragment) of an address on our own origin, safe for a `Location` header. Undefined for any other address: a
 * foreign origin, a path in appearance only (`//host`, `/\host`), credentials, another scheme, control characters, dot segments, and all of
 * these under layers of percent-encoding (decisions §3).
 *
 * @param origin scheme, host and port without a slash at the end
 */
export function ownAddress(address: string, origin: string): string | undefined {
  const rest = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!rest.startsWith('/') || FORBIDDEN.test(rest)) return undefined;
  const path = rest.split(/[?#]/, 1)[0] ?? '';
  if (!isPlainPath(path)) return undefined;
  try {
    return rest.replace(/[^\u0021-\u007e]/gu, encodeURIComponent);
  } catch {
    // Half a surrogate pair is not a character.
    return undefined;
  }
}

/**
 * The address that the sign-in page continues to, from its own query. Undefined if that is not an address of our own (specification 1 §7).
 */
export const callbackAddress = (query: { get(name: string): string | null }, origin: string): string | undefined =>
  ownAddress(query.get('callbackUrl') ?? '', origin);

function isPlainPath(path: string): boolean {
  let layer = path;
  for (let depth = 0; depth <= MAX_LAYERS; depth += 1) {
    if (FORBIDDEN.test(layer) || /\/\/|\/\.{1,2}(?:\/|$)/.test(layer)) return false;
    const below = decoded(layer);
    if (below === undefined) return false;
    if (below === layer) return true;
    layer = below;
  }
  return false;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
