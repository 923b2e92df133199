/**
 * Reads a cookie of this page.
 *
 * @returns its value as written, or undefined if there is none or the browser refuses cookies
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
 * @param seconds how long; without it until the browser is closed
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

/** Whether the browser keeps cookies of this page. Without them the service cannot sign a player in. */
export function keepsCookies(): boolean {
  writeCookie(PROBE, '1');
  const isKept = readCookie(PROBE) === '1';
  writeCookie(PROBE, '', 0);
  return isKept;
}
