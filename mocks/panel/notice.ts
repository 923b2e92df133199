import css from './notice.css?inline';
import { button, element } from './element.ts';
import { createShadowRoot } from './shadowRoot.ts';
import { mountOutsidePage } from './mountOutsidePage.ts';

let list: HTMLElement | undefined;
const shown = new Set<string>();

/** Shows a misuse of the mocks on the page and in the console, once each. */
export function showMistake(error: Error): void {
  reportError(error);
  if (shown.has(error.message)) return;
  shown.add(error.message);
  if (list === undefined) {
    const { host, root } = createShadowRoot(css);
    list = element('div', { class: 'notices' });
    list.setAttribute('role', 'alert');
    root.append(list);
    mountOutsidePage(host);
  }
  const notice: HTMLElement = element(
    'p',
    {},
    error.message,
    button('×', () => notice.remove(), { label: 'Dismiss' }),
  );
  list.append(notice);
}
