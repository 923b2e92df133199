import { element } from './element.ts';

/** Tabs over panes. Arrow keys move between them, and the page keeps the chosen tab. */
export function tabs(
  label: string,
  panes: readonly { readonly name: string; readonly pane: HTMLElement }[],
  chosen: { name: string },
): readonly HTMLElement[] {
  const heads = panes.map(({ name, pane }, index) => {
    pane.role = 'tabpanel';
    pane.ariaLabel = name;
    return element(
      'button',
      {
        type: 'button',
        role: 'tab',
        on: {
          click: () => choose(index),
          keydown: ({ key }) => {
            const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
            if (step === 0) return;
            const next = (index + step + panes.length) % panes.length;
            choose(next);
            heads[next]?.focus();
          },
        },
      },
      name,
    );
  });
  function choose(at: number): void {
    chosen.name = panes[at]?.name ?? '';
    for (const [index, { pane }] of panes.entries()) {
      const isChosen = index === at;
      pane.hidden = !isChosen;
      const head = heads[index];
      head?.setAttribute('aria-selected', String(isChosen));
      if (head !== undefined) head.tabIndex = isChosen ? 0 : -1;
    }
  }
  choose(
    Math.max(
      0,
      panes.findIndex(({ name }) => name === chosen.name),
    ),
  );
  return [element('div', { role: 'tablist', label, class: 'tabs' }, ...heads), ...panes.map(({ pane }) => pane)];
}
