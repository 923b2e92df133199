import { nameOf } from './viewport.ts';

/** An element that does not fit, and the fault. */
export interface Misfit {
  readonly where: string;
  readonly what: string;
}

/** The tolerance in px, since half a pixel is rounding. */
const slack = 1.5;

const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';

/** Text only for screen readers is cut to one pixel on purpose. */
const isHiddenFromSight = (box: DOMRect): boolean => box.width <= slack || box.height <= slack;

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

/** Returns the nearest ancestor, including the element itself, that clips or scrolls its content sideways. */
function holderOf(element: Element): Element | undefined {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX } = getComputedStyle(at);
    if (clips(overflowX) || scrolls(overflowX)) return at;
  }
  return undefined;
}

/** Returns how far a brand's slant moves an element's corners to each side, by its own slant and its parents' slants. */
function slantOf(element: Element): number {
  let pushed = 0;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { transform } = getComputedStyle(at);
    if (transform !== 'none') pushed += (Math.abs(new DOMMatrix(transform).c) * at.getBoundingClientRect().height) / 2;
  }
  return pushed;
}

/** Finds the elements that extend beyond a side of the page, and so would scroll it or be cut off. */
export function findOverflow(): readonly Misfit[] {
  const width = document.documentElement.clientWidth;
  const found: Misfit[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (box.right <= width + slack && box.left >= -slack) continue;
    const over = Math.max(box.right - width, -box.left);
    if (over <= slack + slantOf(element)) continue;
    if (isHiddenFromSight(box) || !isShown(element) || holderOf(element) !== undefined) continue;
    found.push({
      where: nameOf(element),
      what: `reaches from ${String(Math.round(box.left))} to ${String(Math.round(box.right))} on a page of ${String(width)}`,
    });
    // The children extend with it.
    if (found.length >= 3) break;
  }
  return found;
}

/** Returns whether an ellipsis shows that the text continues. */
const hasDots = (style: CSSStyleDeclaration): boolean =>
  style.textOverflow === 'ellipsis' || !['', 'none'].includes(style.getPropertyValue('-webkit-line-clamp'));

/** The common box of a text's lines, and the height of a line. */
interface Lines {
  readonly box: DOMRect;
  readonly tall: number;
}

/**
 * Returns how an element cuts off a text that begins inside it. A text that is completely outside is hidden on purpose (slides, tickers).
 */
function cuts(holder: Element, style: CSSStyleDeclaration, { box: text, tall }: Lines): string | undefined {
  const box = holder.getBoundingClientRect();
  const outside = text.left >= box.right || text.right <= box.left || text.top >= box.bottom || text.bottom <= box.top;
  if (outside) return undefined;
  const over = Math.max(text.right - box.right, box.left - text.left);
  if (clips(style.overflowX) && over > slack) return `${String(Math.round(over))} px cut off at the side`;
  // A line's box is taller than its letters, so a text is cut off only if it loses a fifth of a line.
  const under = Math.max(text.bottom - box.bottom, box.top - text.top);
  if (clips(style.overflowY) && under > Math.max(slack, tall * 0.2))
    return `${String(Math.round(under))} px cut off above or below`;
  return undefined;
}

function cutOf(element: Element, text: Lines): Misfit | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    // The window of a moving track shows a part of it on purpose, like a scroll container.
    if (scrolls(style.overflowX) || scrolls(style.overflowY) || at.hasAttribute('data-window')) return undefined;
    if (isHiddenFromSight(at.getBoundingClientRect())) return undefined;
    if (!clips(style.overflowX) && !clips(style.overflowY)) continue;
    if (hasDots(style)) return undefined;
    const what = cuts(at, style, text);
    if (what !== undefined) return { where: `${nameOf(element)} in ${nameOf(at)}`, what };
  }
  return undefined;
}

/**
 * Returns whether text has so little room that it breaks after every letter. Chinese breaks after any character.
 */
function isSqueezed(text: string, range: Range): boolean {
  if (/\p{Script=Han}/u.test(text)) return false;
  const longest = Math.max(...text.split(/\s+/u).map((word) => word.length));
  const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  return longest >= 4 && lines >= 4 && text.length / lines < 3;
}

/** Finds every text that a box cuts off without an ellipsis, or that has no room for a word. */
export function findCutTexts(): readonly Misfit[] {
  const found: Misfit[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || node.textContent?.trim() === '' || element.closest('style, script, svg')) continue;
    if (!isShown(element)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const misfit = isHiddenFromSight(box)
      ? undefined
      : cutOf(element, { box, tall: range.getClientRects()[0]?.height ?? box.height });
    const text = String(node.textContent).trim();
    const said = `“${text.slice(0, 24)}”`;
    if (misfit) found.push({ ...misfit, what: `${said} ${misfit.what}` });
    else if (isSqueezed(text, range)) found.push({ where: nameOf(element), what: `${said} runs down by its letters` });
  }
  return found;
}
