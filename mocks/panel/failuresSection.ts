import { button, element } from './element.ts';
import { choice, offer } from './choice.ts';
import type { PanelParts } from './panelParts.ts';
import { plannedList } from './plannedList.ts';
import { rowPicker } from './rowPicker.ts';
import { codesFor } from './rows.ts';

/** The failing share of an operation's calls, and the code of its next call. */
export function failuresSection({ conditions }: Pick<PanelParts, 'conditions'>): HTMLElement {
  const code = choice('Code', codesFor(undefined));
  const next = button('On the next call', () =>
    conditions.change({ code: { ...conditions.scenario.code, [rows.picked()]: Number(code.value) } }),
  );
  // A single code needs a contract.
  next.disabled = true;
  const rows = rowPicker((row) => {
    next.disabled = row === undefined;
    offer(code, codesFor(row));
  });
  const rate = element('input', { type: 'number', min: '0', max: '100', step: '10', value: '50', label: 'Percent' });
  return element(
    'section',
    {},
    rows.element,
    element(
      'div',
      { class: 'row' },
      rate,
      ' % ',
      button('Fail at this rate', () => {
        const share = Math.min(1, Math.max(0, (rate.valueAsNumber || 0) / 100));
        conditions.change({ fail: { ...conditions.scenario.fail, [rows.picked()]: share } });
      }),
    ),
    element('div', { class: 'row' }, code, next),
    plannedList(conditions),
  );
}
