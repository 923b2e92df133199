import { writeScenario } from '../scenario/scenario.ts';
import { accountsSection } from './accountsSection.ts';
import { element } from './element.ts';
import { failuresSection } from './failuresSection.ts';
import { networkSection } from './networkSection.ts';
import css from './panel.css?inline';
import type { PanelParts } from './panelParts.ts';
import { createShadowRoot } from './shadowRoot.ts';
import { worldSection } from './worldSection.ts';

/**
 * Puts the scenario panel on the page: a handle at the left edge that opens it. Plain elements, since it must not depend on
 * the library that it helps to try.
 * @returns takes it away
 */
export function mountPanel(parts: PanelParts): () => void {
  const { host, root } = createShadowRoot(css);
  const sheet = element('div', { class: 'sheet', label: 'Scenario' });
  sheet.popover = 'auto';
  sheet.id = 'sheet';
  sheet.setAttribute('role', 'dialog');
  const handle = element('button', { type: 'button', class: 'handle', label: 'Scenario', title: 'Scenario' }, '⚑');
  handle.popoverTargetElement = sheet;

  const mark = (): void => {
    const { as: _as, off: _off, ...rest } = parts.conditions.scenario;
    handle.toggleAttribute('data-active', writeScenario({ ...rest, off: false }) !== '');
  };
  const fill = (): void =>
    sheet.replaceChildren(
      element('header', {}, element('h2', {}, 'Scenario'), devLink()),
      networkSection(parts),
      failuresSection(parts),
      accountsSection(parts),
      worldSection(parts),
    );
  sheet.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'open') fill();
  });
  mark();
  const unsubscribe = parts.conditions.subscribe(mark);
  root.append(element('div', { class: 'panel' }, handle, sheet));
  document.body.append(host);
  return () => {
    unsubscribe();
    host.remove();
  };
}

function devLink(): HTMLAnchorElement {
  const link = element('a', {}, 'Outbox and accounts');
  link.href = '/dev';
  return link;
}
