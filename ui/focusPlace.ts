/** Elements that are rows of a list or a table. */
const ROW = 'li,tr,article,[role=listitem],[role=row]';
/** Elements that the Tab key reaches. */
const REACHABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])';

/** The position of an element at the time when it had the focus. It can be read after the element is removed. */
export interface FocusPlace {
  readonly element: Element;
  /** The element's ancestors below the page's body, nearest first. */
  readonly around: readonly Element[];
  readonly isInRow: boolean;
  /** The element's row, the rows after it, and then the rows before it, nearest first. */
  readonly rows: readonly Element[];
  readonly address: string;
}

function rowsAround(element: Element): readonly Element[] {
  const row = element.closest(ROW);
  // A virtual list also removes rows that are scrolled out of view. In that case its scroller takes the focus instead.
  if (row?.parentElement == null || row.closest('[data-part=virtual-list-scroller]')) return [];
  const siblings = [...row.parentElement.children];
  const at = siblings.indexOf(row);
  return [row, ...siblings.slice(at + 1), ...siblings.slice(0, at).toReversed()];
}

/** Returns the position of an element. */
export function placeOf(element: Element): FocusPlace {
  const around: Element[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) around.push(at);
  return {
    element,
    around,
    isInRow: element.closest(ROW) !== null,
    rows: rowsAround(element),
    address: window.location.href,
  };
}

function reachableIn(row: Element): HTMLElement | undefined {
  return [...row.querySelectorAll<HTMLElement>(REACHABLE)].find((one) => one.closest('[hidden],[inert]') === null);
}

/**
 * Moves the focus to the remaining part of a removed element's row, to the next row, or to the row before it. If there is no such row, the
 * nearest focusable part around it (a tab's panel) or the page's main part takes the focus.
 */
export function focusNear({ around, rows }: FocusPlace): void {
  for (const row of rows) {
    const control = row.isConnected ? reachableIn(row) : undefined;
    if (control === undefined) continue;
    control.focus();
    return;
  }
  const part = around.find((one) => one.isConnected && one.hasAttribute('tabindex')) ?? document.querySelector('main');
  if (part instanceof HTMLElement) part.focus({ preventScroll: true });
}
