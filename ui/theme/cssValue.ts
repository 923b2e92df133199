import { isTokenPath, variableOf } from './paths.ts';

/** Returns whether all brackets and quotes are closed. An open bracket or quote would include the declarations after it. */
function isClosed(css: string): boolean {
  const bare = css.replace(/"[^"]*"|'[^']*'/g, '');
  let depth = 0;
  for (const mark of bare.replace(/[^()]/g, '')) {
    depth += mark === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0 && !/["']/.test(bare);
}

/**
 * `token(color.gold)` refers to that token. For other tools, the format's own `{color.gold}` would be a reference to a token of the same
 * file in any position, and they refuse a file without that token.
 */
const reference = /token\(\s*([\w.]*)\s*\)/g;

/**
 * Reads a CSS value from data. Turns references into variables, and refuses a value that leaves its declaration or the
 * page's own origin.
 *
 * @returns the CSS, or the reason of the refusal
 */
export function readCssValue(given: string): { css?: string; reason?: string } {
  const named = [...given.matchAll(reference)].map((match) => match[1] ?? '');
  const unknown = named.find((name) => !isTokenPath(name));
  if (unknown !== undefined) return { reason: `token(${unknown}) names no token of the contract` };
  const css = given.replace(reference, (whole, name: string) =>
    isTokenPath(name) ? `var(${variableOf(name)})` : whole,
  );
  if (/[;{}<>@\\]|\/\*/.test(css)) return { reason: 'must be one CSS value, without ; { } < > @ or backslash' };
  if (!isClosed(css)) return { reason: 'has a bracket or a quote that is not closed' };
  const addresses = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map((match) => match[1] ?? '');
  if (!addresses.every((address) => /^(\/brands\/|data:image\/svg\+xml,)/i.test(address))) {
    return { reason: 'url() may name /brands/… or an inline SVG only' };
  }
  return { css };
}
