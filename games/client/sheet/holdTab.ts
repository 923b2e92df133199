import { element } from '../hud/element.ts';
import type { FiguresVariant } from './figures.ts';
import type { PayParts } from './payTab.ts';
import { titledPrize } from './prizeNames.ts';
import { symbolImage } from './symbolImage.ts';

type HoldRule = NonNullable<PayParts['maths']['hold']>;
type CoinRule = HoldRule['coins'][number];

const fact = (label: string, value: string): HTMLElement =>
  element('div', { class: 'fact' }, element('span', {}, label), element('b', {}, value));

const weightOf = (coins: readonly CoinRule[]): number => coins.reduce((sum, { weight }) => sum + weight, 0);

/** The pay of a coin, in multiples of the whole stake, and its share of all coins. */
function coinRow({ texts, maths, images }: PayParts, rule: HoldRule, coin: CoinRule): HTMLElement {
  const { pays, prize, jackpot, weight } = coin;
  const times = texts.multiple((pays ?? rule.prizes?.[prize ?? ''] ?? 0) / 10);
  const name = prize ?? jackpot;
  const picture = name !== undefined && images.atlas.frames[`prize_${name}`] !== undefined;
  const also =
    jackpot === undefined ? '' : texts.text('sheet.holdMayBe', { prize: titledPrize(texts, maths, jackpot) });
  const label = prize === undefined ? also : titledPrize(texts, maths, prize);
  return element(
    'li',
    {},
    symbolImage(images, picture && prize !== undefined ? `prize_${prize}` : rule.coin, 34, texts.symbol(rule.coin)),
    element('b', { class: 'number' }, times),
    element('span', {}, label),
    element('span', { class: 'number share' }, `${texts.percent(weight / weightOf(rule.coins), 1)} %`),
  );
}

function fullRules({ texts, maths }: PayParts, { full }: HoldRule): HTMLElement[] {
  if (full === undefined) return [];
  const { multiple, prize, jackpot } = full;
  const gains = [
    ...(multiple === undefined ? [] : [texts.text('sheet.holdFullTimes', { multiple })]),
    ...(prize === undefined ? [] : [texts.text('sheet.holdFullPrize', { prize: titledPrize(texts, maths, prize) })]),
    ...(jackpot === undefined
      ? []
      : [texts.text('sheet.holdFullJackpot', { prize: titledPrize(texts, maths, jackpot) })]),
  ];
  return [element('h3', {}, texts.text('sheet.holdFull')), ...gains.map((text) => element('p', {}, text))];
}

/** The start of a hold and respin, what coins hold, and what a full board adds. */
export function holdTab(parts: PayParts, { hold: figures }: FiguresVariant): HTMLElement {
  const { texts, maths } = parts;
  const rule = maths.hold;
  if (rule === undefined) return element('div');
  const symbol = texts.symbol(rule.coin);
  const coins = weightOf(rule.coins);
  return element(
    'div',
    { class: 'prose' },
    element('p', {}, texts.text('sheet.holdStart', { count: rule.atLeast, symbol, respins: rule.respins })),
    element('p', {}, texts.text('sheet.holdPress')),
    ...(figures === undefined
      ? []
      : [
          element(
            'div',
            { class: 'facts two' },
            fact(texts.text('sheet.holdChance'), `1 / ${texts.number(figures.rounds)}`),
            fact(texts.text('sheet.holdMean'), `×${texts.number(figures.mean, 2)}`),
          ),
        ]),
    element('h3', {}, texts.text('sheet.holdCoins')),
    element('ul', { class: 'coin-list' }, ...rule.coins.map((coin) => coinRow(parts, rule, coin))),
    element(
      'p',
      { class: 'note' },
      texts.text('sheet.holdCell', { symbol, share: texts.percent(coins / (coins + rule.blank), 2) }),
    ),
    ...fullRules(parts, rule),
  );
}
