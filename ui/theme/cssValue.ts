import { isTokenPath, variableOf } from './paths.ts';

/** An open bracket or quote would swallow the declarations after it. */
function isClosed(css: string): boolean {
  const bare = css.replace(/"[^"]*"|'[^']*'/g, '');
  let depth = 0;
  for (const mark of bare.replace(/[^()]/g, '')) {
    depth += mark === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0 && !/["']/.test(bare);
}

/** A CSS value from data: aliases become variables, and nothing may leave its declaration or the page's own origin. */
export function readCssValue(given: string): { css?: string; reason?: string } {
  const unknown = [...given.matchAll(/\{([^{}]*)\}/g)]
    .map((match) => match[1] ?? '')
    .find((name) => !isTokenPath(name));
  if (unknown !== undefined) return { reason: `{${unknown}} names no token of the contract` };
  const css = given.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
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
