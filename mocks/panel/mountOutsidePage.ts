/** The document events by which a dialog detects a press, key or scroll outside of it. */
const DIALOG_EVENTS = [
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
 * Mounts a tool over the page so that it works while the page shows a dialog. The tool goes next to the body, since a modal dialog hides
 * the body's children from screen readers and blocks their pointer events. Events in the tool do not reach the page, which would close its
 * dialog or move the focus back into it.
 *
 * @param host the tool's element, with a shadow root or its content
 * @param onEscape called for Escape in the tool; the page's dialogs stay open
 * @returns a function that unmounts the tool
 */
export function mountOutsidePage(host: HTMLElement, onEscape: () => void = () => {}): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of DIALOG_EVENTS) host.addEventListener(type, (event) => event.stopPropagation(), { signal });
  const early = { capture: true, signal };
  // The page's listeners must not see the focus move from a field to the tool.
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
