import { CODES } from '#protocol/codes.ts';
import { CONTRACT_NAMES } from '../scenario/scenario.ts';
import { button, element } from './element.ts';
import type { PanelParts } from './panelParts.ts';

/** Which share of an operation's calls fails, and which code its next call gets. */
export function failuresSection({ conditions }: Pick<PanelParts, 'conditions'>): HTMLElement {
  const contract = choice('Operation or endpoint', ['*', ...[...CONTRACT_NAMES].sort()]);
  const rate = element('input', { type: 'number', min: '0', max: '100', step: '10', value: '50', label: 'Percent' });
  const code = choice(
    'Code',
    Object.keys(CODES).filter((each) => each !== '200'),
    (each) => `${each} ${messageOf(each)}`,
  );
  const list = element('ul');

  const show = (): void => {
    const { fail, code: next } = conditions.scenario;
    list.replaceChildren(
      ...Object.entries(fail).map(([name, share]) =>
        element(
          'li',
          {},
          `${name}: ${Math.round(share * 100)} % fail`,
          button('Remove', () => conditions.change({ fail: without(fail, name) })),
        ),
      ),
      ...Object.entries(next).map(([name, value]) =>
        element(
          'li',
          {},
          `${name}: ${value} on the next call`,
          button('Remove', () => conditions.change({ code: without(next, name) })),
        ),
      ),
    );
  };
  show();
  const section = element(
    'section',
    {},
    element('h3', {}, 'Failures'),
    element('div', { class: 'row' }, contract),
    element(
      'div',
      { class: 'row' },
      rate,
      ' % ',
      button('Fail at this rate', () => {
        const share = Math.min(1, Math.max(0, (rate.valueAsNumber || 0) / 100));
        conditions.change({ fail: { ...conditions.scenario.fail, [contract.value]: share } });
      }),
    ),
    element(
      'div',
      { class: 'row' },
      code,
      button('On the next call', () => {
        if (contract.value !== '*')
          conditions.change({ code: { ...conditions.scenario.code, [contract.value]: Number(code.value) } });
      }),
    ),
    list,
  );
  const unsubscribe = conditions.subscribe(() => {
    if (section.isConnected) show();
    else unsubscribe();
  });
  return section;
}

const messageOf = (code: string): string => Object.entries(CODES).find(([each]) => each === code)?.[1].message ?? '';

const without = (map: Readonly<Record<string, number>>, name: string): Record<string, number> =>
  Object.fromEntries(Object.entries(map).filter(([each]) => each !== name));

function choice(
  label: string,
  values: readonly string[],
  nameOf = (value: string): string => value,
): HTMLSelectElement {
  return element(
    'select',
    { label, class: 'grow' },
    ...values.map((value) => element('option', { value }, nameOf(value))),
  );
}
