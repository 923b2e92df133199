/** What a dialog of the page listens to on the document, to know of a press, a key or a scroll outside of it. */
const HEARD_BY_DIALOGS = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'touchstart',
  'touchmove',
  'touchend',
  'wheel',
  'focusin',
  'keydown',
  'keyup',
] as const;

/**
 * Puts a tool over the page so that it works whatever the page has open. It stands beside the body: a modal dialog hides the body's
 * children from screen readers and takes their pointer. What happens in the tool does not reach the page, which would close the dialog
 * or take the focus back into it.
 *
 * @param host the tool's element, with a shadow root or its content
 * @param onEscape called for Escape in the tool; the page's dialogs, which hear every key first, stay open
 * @returns takes it away
 */
export function standApart(host: HTMLElement, onEscape: () => void = () => {}): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of HEARD_BY_DIALOGS) host.addEventListener(type, (event) => event.stopPropagation(), { signal });
  const early = { capture: true, signal };
  // The field that the focus leaves for the tool is the page's, and so is who hears of it.
  const isOwn = (target: EventTarget | null): boolean => target instanceof Node && host.contains(target);
  addEventListener(
    'focusout',
    (event) => {
      if (isOwn(event.relatedTarget) && !isOwn(event.target)) event.stopImmediatePropagation();
    },
    early,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !event.composedPath().includes(host)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      onEscape();
    },
    early,
  );
  document.documentElement.append(host);
  return () => {
    listening.abort();
    host.remove();
  };
}
