/** Buttons, links and elements with their roles. */
const PRESSED = 'button, a[href], summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=option]';

/** A part of the page whose name does not begin with its visible words. */
export interface MisnamedPart {
  readonly words: string;
  readonly name: string;
}

/**
 * Finds the buttons and links whose accessible name does not begin with their visible words (WCAG 2.5.3). A person who
 * speaks to the page says the words on a button, and a screen reader's user finds the button that others name.
 */
export const findMisnamed = (root: ParentNode): readonly MisnamedPart[] =>
  [...root.querySelectorAll(PRESSED)].flatMap((part) => {
    const name = givenName(part);
    const words = visibleWords(part);
    return name === undefined || words === '' || bare(name).startsWith(bare(words)) ? [] : [{ words, name }];
  });

/** @throws Error naming each button and link whose name begins otherwise */
export function expectSpokenNames(): void {
  const found = findMisnamed(document.body);
  if (found.length > 0)
    throw new Error(
      found.map(({ words, name }) => `the words “${words}” do not begin the accessible name “${name}”`).join('\n'),
    );
}

/** Only a name from an attribute can differ from the words. */
function givenName(part: Element): string | undefined {
  const labels = (part.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter((id) => id !== '');
  if (labels.length > 0) return labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return part.getAttribute('aria-label') ?? undefined;
}

function visibleWords(part: Element): string {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement } = text;
    if (parentElement !== null && isSeen(parentElement, part)) words.push(text.textContent ?? '');
  }
  return words.join(' ').trim();
}

/** Whether an element shows its text. A drawing and a text for screen readers only are no visible words. */
function isSeen(element: Element, part: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let one: Element | null = element; one !== null && one !== part; one = one.parentElement) {
    if (one.localName === 'svg' || one.getAttribute('aria-hidden') === 'true') return false;
    if (getComputedStyle(one).clipPath === 'inset(50%)') return false;
  }
  return true;
}

/** Spaces and signs are not spoken. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
