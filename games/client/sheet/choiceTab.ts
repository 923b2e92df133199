import { element } from '../hud/element.ts';
import { choiceMean, prizeShares } from '../mechanics/choice/choiceMean.ts';
import { spreadPlot, spreadScale } from '../mechanics/choice/spreadPlot.ts';
import { spreadText } from '../mechanics/choice/spreadText.ts';
import type { FiguresVariant } from './figures.ts';
import type { PayParts } from './payTab.ts';
import { symbolImage } from './symbolImage.ts';

type ChoiceRule = NonNullable<PayParts['maths']['choice']>;

/** The prizes of an option with their chances. */
function prizeList({ texts, images }: PayParts, { name, prizes = [] }: ChoiceRule['options'][number]): HTMLElement {
  return element(
    'ul',
    { class: 'coin-list' },
    ...prizeShares(prizes).map(({ times, share }) =>
      element(
        'li',
        {},
        symbolImage(images, `choice_${name}`, 34, texts.game(`choice.${name}`)),
        element('b', { class: 'number' }, texts.multiple(times)),
        element('span', {}, ''),
        element('span', { class: 'number share' }, `${texts.percent(share, 1)} %`),
      ),
    ),
  );
}

/** The free spins of an option, with the published spread of their pays. */
function spinsOf(
  { texts, images }: PayParts,
  option: ChoiceRule['options'][number],
  { choice }: FiguresVariant,
): HTMLElement {
  const { name, spins = 0, ladder = [1] } = option;
  const { mean = 0, spreads = [] } = choice ?? {};
  const spread = spreads.find((each) => each.name === name);
  return element(
    'div',
    { class: 'choice-spins' },
    element(
      'p',
      {},
      symbolImage(images, `choice_${name}`, 34, ''),
      element('b', { class: 'number' }, `${texts.text('choiceSpins', { count: spins })} ×${ladder.join(' ×')}`),
    ),
    ...(spread === undefined ? [] : [spreadPlot(spread, mean, spreadScale(spreads)), spreadText(texts, spread)]),
  );
}

/** When a choice is offered, how it counts, and what its options hold. */
export function choiceTab(parts: PayParts, figures: FiguresVariant): HTMLElement {
  const { texts, maths } = parts;
  const rule = maths.choice;
  if (rule === undefined) return element('div');
  const mean = choiceMean(rule) ?? figures.choice?.mean;
  const option = texts.game(`choice.${rule.default}`);
  const kinds = new Set(rule.options.map(({ prizes }) => JSON.stringify(prizes)));
  const [first] = rule.options;
  // Options that hold the same are listed once.
  const listed = kinds.size === 1 && first !== undefined ? [first] : rule.options;
  return element(
    'div',
    { class: 'prose' },
    element(
      'p',
      {},
      texts.text('sheet.choiceStart', {
        count: rule.atLeast,
        symbol: texts.symbol(rule.symbol),
        options: rule.options.length,
      }),
    ),
    element('p', {}, texts.text('sheet.choiceRule')),
    element(
      'p',
      {},
      mean === undefined
        ? texts.text('sheet.choiceSame')
        : texts.text('sheet.choiceMean', { times: `×${texts.short(mean)}` }),
    ),
    element('p', {}, texts.text('sheet.choiceDefault', { option })),
    element('h3', {}, texts.text('sheet.choicePrizes')),
    ...listed.flatMap((each) => [
      ...(listed.length > 1 ? [element('h3', {}, texts.game(`choice.${each.name}`))] : []),
      each.spins === undefined ? prizeList(parts, each) : spinsOf(parts, each, figures),
    ]),
  );
}
