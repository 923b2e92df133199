import { writeScenario } from '../scenario/scenario.ts';
import { tabJar } from '../page/tabJar.ts';
import { accountsSection } from './accountsSection.ts';
import { callsSection } from './callsSection.ts';
import { button, element } from './element.ts';
import { failuresSection } from './failuresSection.ts';
import { gamesSection } from './gamesSection.ts';
import { liveSection } from './liveSection.ts';
import { networkSection } from './networkSection.ts';
import css from './panel.css?inline';
import type { PanelParts } from './panelParts.ts';
import { createShadowRoot } from './shadowRoot.ts';
import { mountOutsidePage } from './mountOutsidePage.ts';
import { tabs } from './tabs.ts';
import { worldSection } from './worldSection.ts';

const grantIn = ({ link }: PanelParts, GameCode: string): Promise<unknown> =>
  link.command({ command: 'grantSpins', jar: tabJar(), GameCode });

/** The key that toggles the panel, with Alt. */
const KEY = 'KeyP';

/**
 * Adds the scenario panel to the page, opened by a handle at the left edge or Alt+P. Uses plain elements, since it must not depend on the
 * library under test.
 *
 * @returns a function that removes it
 */
export function mountPanel(parts: PanelParts): () => void {
  const { host, root } = createShadowRoot(css);
  const sheet = element('div', { class: 'sheet', role: 'dialog', label: 'Scenario' });
  sheet.hidden = true;
  const handle = element(
    'button',
    {
      type: 'button',
      class: 'handle',
      label: 'Scenario',
      title: 'Scenario (Alt+P)',
      on: { click: () => (sheet.hidden ? open() : close()) },
    },
    '⚑',
  );
  handle.setAttribute('aria-keyshortcuts', 'Alt+P');
  handle.setAttribute('aria-expanded', 'false');

  const mark = (): void => {
    const { as: _as, off: _off, calm: _calm, ...rest } = parts.conditions.scenario;
    const isChanged = writeScenario({ ...rest, off: false, calm: false }) !== '' || parts.conditions.planned.size > 0;
    handle.toggleAttribute('data-active', isChanged);
  };
  const chosen = { name: 'Calls' };
  /** The focused element before the panel opened. */
  let before: Element | null = null;
  const open = (): void => {
    before = document.activeElement;
    sheet.replaceChildren(
      element('header', {}, element('h2', {}, 'Scenario'), ...links(), button('×', close, { label: 'Close' })),
      ...tabs(
        'Scenario',
        [
          { name: 'Calls', pane: callsSection(parts) },
          { name: 'Failures', pane: failuresSection(parts) },
          { name: 'Network', pane: networkSection(parts) },
          { name: 'Games', pane: gamesSection({ ...parts, grantSpins: (GameCode) => grantIn(parts, GameCode) }) },
          { name: 'Live', pane: liveSection(parts) },
          { name: 'World', pane: element('div', {}, accountsSection(parts), worldSection(parts)) },
        ],
        chosen,
      ),
    );
    show(true);
    sheet.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  };
  const close = (): void => {
    show(false);
    if (before instanceof HTMLElement && before.isConnected && before !== host) before.focus();
    else handle.focus();
  };
  const show = (isOpen: boolean): void => {
    sheet.hidden = !isOpen;
    handle.setAttribute('aria-expanded', String(isOpen));
  };
  const takeKey = (event: KeyboardEvent): void => {
    if (event.code !== KEY || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (sheet.hidden) open();
    else close();
  };
  addEventListener('keydown', takeKey, true);
  mark();
  const unsubscribe = parts.conditions.subscribe(mark);
  root.append(element('div', { class: 'panel' }, handle, sheet));
  const takeAway = mountOutsidePage(host, () => {
    if (!sheet.hidden) close();
  });
  return () => {
    removeEventListener('keydown', takeKey, true);
    unsubscribe();
    takeAway();
  };
}

const LINKS = [
  ['Outbox', '/dev'],
  ['Brands', '/studio'],
] as const;

const links = (): readonly HTMLElement[] =>
  LINKS.map(([name, href]) => {
    const link = element('a', {}, name);
    link.href = href;
    return link;
  });
