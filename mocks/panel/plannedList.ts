import type { NetworkConditions, PlannedAnswer } from '../scenario/networkConditions.ts';
import { button, element } from './element.ts';
import { whileShown } from './whileShown.ts';

/** The planned faults and answers, each with an undo button. */
export function plannedList(conditions: NetworkConditions): HTMLElement {
  const list = element('ul', { label: 'Arranged', class: 'planned' });
  const line = (text: string, remove: () => void): HTMLElement =>
    element('li', {}, text, button('Remove', remove, { label: `Remove: ${text}` }));
  whileShown(
    conditions,
    () => list,
    () => {
      const { fail, code } = conditions.scenario;
      list.replaceChildren(
        ...Object.entries(fail).map(([name, share]) =>
          line(`${name}: ${Math.round(share * 100)} % fail`, () => conditions.change({ fail: without(fail, name) })),
        ),
        ...Object.entries(code).map(([name, value]) =>
          line(`${name}: ${value} on the next call`, () => conditions.change({ code: without(code, name) })),
        ),
        ...[...conditions.planned].map(([name, planned]) =>
          line(`${name}: ${inWords(planned)} on the next call`, () => conditions.plan(name, undefined)),
        ),
      );
    },
  );
  return list;
}

const inWords = ({ delayMs, written }: PlannedAnswer): string =>
  [...(delayMs === undefined ? [] : [`${delayMs} ms later`]), ...(written === undefined ? [] : ['your answer'])].join(
    ', ',
  );

const without = (map: Readonly<Record<string, number>>, name: string): Record<string, number> =>
  Object.fromEntries(Object.entries(map).filter(([each]) => each !== name));
