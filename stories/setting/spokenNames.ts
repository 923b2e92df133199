/** Elements that a person presses by saying their words. */
const PRESSED = [
  'button',
  'a[href]',
  'summary',
  '[role=button]',
  '[role=link]',
  '[role=tab]',
  '[role=menuitem]',
  '[role=option]',
  '[role=radio]',
  '[role=switch]',
  '[role=checkbox]',
].join(', ');

/** A part of the page with visible words that do not begin its name. */
export interface MisnamedPart {
  readonly words: string;
  readonly name: string;
}

/**
 * Finds the buttons and links with a name that does not begin with their visible words (WCAG 2.5.3), so that speech input finds them. The
 * words of a description are no part of the name. A name from the labels of other visible elements only has to contain the words: the
 * button of a field is named by the field's label and its value.
 */
export const findMisnamed = (root: ParentNode): readonly MisnamedPart[] =>
  [...root.querySelectorAll(PRESSED)].flatMap((part) => {
    // Most parts have their words as their name, and are left out before their styles are read.
    const labels = idsOf(part, 'aria-labelledby');
    const given = labels.length > 0 ? textOf(labels) : part.getAttribute('aria-label');
    if (given === null) return [];
    const words = visibleWords(part);
    if (words === '') return [];
    const name = bare(given);
    const isSpoken = labels.length > 0 ? name.includes(bare(words)) : name.startsWith(bare(words));
    return isSpoken ? [] : [{ words, name: given }];
  });

/** @throws Error naming each button and link with such a name */
export function expectSpokenNames(): void {
  const found = findMisnamed(document.body);
  if (found.length > 0)
    throw new Error(
      found.map(({ words, name }) => `the words “${words}” do not begin the accessible name “${name}”`).join('\n'),
    );
}

const idsOf = (part: Element, attribute: string): readonly string[] =>
  (part.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '');

const textOf = (ids: readonly string[]): string =>
  ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');

function visibleWords(part: Element): string {
  const descriptions = idsOf(part, 'aria-describedby');
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement } = text;
    if (parentElement !== null && isSeen(parentElement, part, descriptions)) words.push(text.textContent ?? '');
  }
  return words.join(' ').trim();
}

/** Whether an element shows its text as words. Drawings, descriptions and text for screen readers are none. */
function isSeen(element: Element, part: Element, descriptions: readonly string[]): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let one: Element | null = element; one !== null && one !== part; one = one.parentElement) {
    if (one.localName === 'svg' || one.getAttribute('aria-hidden') === 'true') return false;
    if (descriptions.includes(one.id) || getComputedStyle(one).clipPath === 'inset(50%)') return false;
  }
  return true;
}

/** Spaces and signs are not spoken. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
