import { shareTabJar } from '../page/tabJar.ts';
import { button, element } from './element.ts';
import type { PanelParts } from './panelParts.ts';

/** Signs this tab in as a demo account; other tabs keep theirs. */
export function accountsSection({ link, conditions }: Pick<PanelParts, 'link' | 'conditions'>): HTMLElement {
  const list = element('div', { class: 'row' }, 'Loading …');
  const become = (phone: string): void => {
    conditions.change({ as: phone });
    location.reload();
  };
  link.command({ command: 'accounts' }).then(
    (accounts) => {
      // One button a phone: further accounts are chosen by signing in.
      const first = [...new Map(accounts.toReversed().map((account) => [account.Phone, account])).values()].reverse();
      list.replaceChildren(
        ...first.map(({ Phone, Name, VIPLevel }) => {
          const made = button(`${Name} · VIP ${VIPLevel}`, () => become(Phone), { title: Phone });
          made.setAttribute('aria-pressed', String(conditions.scenario.as === Phone));
          return made;
        }),
      );
    },
    (error: unknown) => list.replaceChildren(String(error)),
  );
  return element(
    'section',
    {},
    element('h3', {}, 'This tab is'),
    list,
    element(
      'div',
      { class: 'row' },
      button('Whoever the other tabs are', () => {
        shareTabJar();
        conditions.change({ as: undefined });
        location.reload();
      }),
    ),
  );
}
