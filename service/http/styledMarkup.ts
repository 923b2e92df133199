export interface Styled {
  /** Markup without style attributes. */
  readonly markup: string;
  readonly rules: string;
}

/**
 * Turns style attributes into rules, because the page's policy forbids them.
 * @param mark the attribute that a rule selects; differs for the two parts of a page
 */
export function styled(markup: string, mark: string): Styled {
  const rules: string[] = [];
  const plain = markup.replace(/ style="([^"]*)"/g, (_attribute, declarations: string) => {
    if (!rules.includes(declarations)) rules.push(declarations);
    return ` data-${mark}="${String(rules.indexOf(declarations))}"`;
  });
  return {
    markup: plain,
    rules: rules.map((declarations, at) => `#first [data-${mark}="${String(at)}"]{${declarations}}`).join(''),
  };
}

/** Returns the rules as an element that the page's policy allows. */
export const styleOf = (rules: string): string => (rules === '' ? '' : `<style nonce="__NONCE__">${rules}</style>`);

/** Returns the element that the app replaces. */
export const framed = (markup: string, rules = ''): string =>
  `${styleOf(`#first{display:contents}${rules}`)}<div aria-hidden="true" id="first" inert>${markup}</div>`;
