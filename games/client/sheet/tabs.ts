import { element } from '../hud/element.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: HTMLElement;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs with their panels. The arrow keys, Home and End choose a tab.
 *
 * @param changed called with the id of the shown tab
 */
export function tabs(
  label: string,
  list: readonly Tab[],
  changed: (id: string) => void,
): { readonly bar: HTMLElement; readonly panels: HTMLElement[] } {
  const buttons = list.map(({ id, label: name }) =>
    element(
      'button',
      { type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': `panel-${id}`, 'aria-selected': 'false' },
      name,
    ),
  );
  const panels = list.map(({ id, content }) =>
    element('div', { role: 'tabpanel', id: `panel-${id}`, 'aria-labelledby': `tab-${id}` }, content),
  );
  const select = (chosen: number): void => {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-selected', String(index === chosen));
      button.tabIndex = index === chosen ? 0 : -1;
    }
    for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen;
    const { id } = list[chosen] ?? {};
    if (id !== undefined) changed(id);
  };
  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => select(index));
    button.addEventListener('keydown', ({ key }) => {
      const next = STEPS[key]?.(index, buttons.length);
      if (next === undefined) return;
      select(next);
      buttons[next]?.focus();
    });
  }
  select(0);
  return { bar: element('div', { role: 'tablist', 'aria-label': label, class: 'tabs' }, ...buttons), panels };
}
