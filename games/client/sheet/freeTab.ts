import { element } from '../hud/element.ts';
import { drawnChances } from './drawnChances.ts';
import type { FiguresVariant } from './figures.ts';
import type { PayParts } from './payTab.ts';

const fact = (label: string, value: string): HTMLElement =>
  element('div', { class: 'fact' }, element('span', {}, label), element('b', {}, value));

/** The rule of an expanding symbol, and the chance of each. Empty for free spins without one. */
function expandingRule(parts: PayParts): HTMLElement[] {
  const { texts, maths } = parts;
  const expanding = maths.freeSpins?.expanding;
  if (expanding === undefined) return [];
  const rule = texts.text('sheet.ruleExpanding', { lines: maths.lines?.length ?? 0 });
  return [element('p', {}, rule), ...drawnChances(parts, texts.text('sheet.expanding'), expanding)];
}

/** The start of free spins, their pays, and the ladder of their multiples. */
export function freeTab(parts: PayParts, { freeSpins }: FiguresVariant): HTMLElement {
  const { texts, maths } = parts;
  const rule = maths.freeSpins;
  if (rule === undefined) return element('div');
  const { atLeast, tumbles, spins } = rule;
  const symbol = texts.game(`symbol.${maths.scatter ?? ''}`);
  const [first = 1] = rule.ladder;
  const figures =
    freeSpins === null
      ? []
      : [
          element(
            'div',
            { class: 'facts two' },
            fact(texts.text('sheet.freeChance'), `1 / ${texts.number(freeSpins.rounds)}`),
            fact(texts.text('sheet.freeMean'), `×${texts.number(freeSpins.mean, 2)}`),
          ),
        ];
  return element(
    'div',
    { class: 'prose' },
    ...(atLeast === undefined
      ? [element('p', {}, texts.text('sheet.freeStartTumbles', { count: tumbles ?? 0, spins }))]
      : [element('p', {}, texts.text('sheet.freeStart', { count: atLeast, symbol, spins }))]),
    ...(maths.tumble === undefined || atLeast === undefined ? [] : [element('p', {}, texts.text('sheet.freeAtEnd'))]),
    ...(rule.sticky === true
      ? [element('p', {}, texts.text('sheet.freeSticky', { symbol: texts.symbol(maths.wild ?? '') }))]
      : []),
    ...(rule.ladder.length === 1 && first > 1
      ? [element('p', {}, texts.text('sheet.freeMultiple', { multiple: `×${first}` }))]
      : []),
    ...figures,
    ...expandingRule(parts),
    ...(rule.ladder.length === 1
      ? []
      : [
          element('h3', {}, texts.text('sheet.freeLadder')),
          element('ol', { class: 'multiples' }, ...rule.ladder.map((multiple) => element('li', {}, `×${multiple}`))),
          element('p', {}, texts.text('sheet.freeLadderText', { first })),
        ]),
    element('p', {}, texts.text(atLeast === undefined ? 'sheet.freeStripsOther' : 'sheet.freeStrips', { symbol })),
  );
}
