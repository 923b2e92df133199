/**
 * Reads a cookie of this page.
 *
 * @returns the encoded value, or undefined if absent or refused by the browser
 */
export function readCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found?.slice(name.length + 1);
  } catch {
    // A sandboxed frame throws here.
    return undefined;
  }
}

/**
 * Stores a cookie for the whole origin, or nothing if the browser refuses cookies.
 *
 * @param seconds the lifetime; without it, until the browser closes
 */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `; max-age=${seconds}`;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${value}; path=/; samesite=lax${age}${secure}`;
  } catch {
    // A sandboxed frame throws here.
  }
}

const PROBE = 'menagerie.probe';

/** Whether the browser stores cookies of this page. The service needs them to sign a player in. */
export function keepsCookies(): boolean {
  writeCookie(PROBE, '1');
  const isKept = readCookie(PROBE) === '1';
  writeCookie(PROBE, '', 0);
  return isKept;
}
