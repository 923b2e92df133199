import { element } from '../hud/element.ts';
import type { FiguresVariant } from './figures.ts';
import type { PayParts } from './payTab.ts';
import { titledPrize } from './prizeNames.ts';
import { symbolImage } from './symbolImage.ts';

const fact = (label: string, value: string): HTMLElement =>
  element('div', { class: 'fact' }, element('span', {}, label), element('b', {}, value));

/** The fields of the wheel with their chances, equal ones together, and the field of the jackpot. */
function fieldList(parts: PayParts): HTMLElement {
  const { texts, images, maths } = parts;
  const fields = maths.level?.wheel.fields ?? [];
  const pays = fields.flatMap(({ pays: pay }) => (pay === undefined ? [] : [pay]));
  const kinds = [...new Set(pays)].toSorted((one, other) => one - other);
  const row = (label: string, share: string): HTMLElement =>
    element(
      'li',
      {},
      symbolImage(images, 'wheel_hub', 34, ''),
      element('b', { class: 'drawn' }, label),
      element('span', { class: 'number share' }, share),
    );
  return element(
    'ul',
    { class: 'coin-list' },
    ...kinds.map((kind) =>
      row(texts.multiple(kind / 10), `${pays.filter((pay) => pay === kind).length} / ${pays.length}`),
    ),
    ...fields.flatMap(({ jackpot }) =>
      jackpot === undefined ? [] : [row(titledPrize(texts, maths, jackpot), texts.text('sheet.levelApart'))],
    ),
  );
}

/** The rules of the level: how it fills and empties, where it stays, and the chances of its wheel. */
export function levelRules({ texts, maths }: PayParts): string[] {
  const { level, jackpots } = maths;
  if (level === undefined) return [];
  const jar = texts.game('level.jar');
  const symbol = texts.symbol(level.symbol);
  const { fields } = level.wheel;
  const hit = jackpots.find(({ name }) => fields.some(({ jackpot }) => jackpot === name));
  return [
    texts.text('sheet.levelCollect', { jar, symbol }),
    texts.text('sheet.levelTurn', { jar, full: level.full }),
    texts.text('sheet.levelKeep', { jar }),
    texts.text('sheet.levelFields', { count: fields.filter(({ pays }) => pays !== undefined).length }),
    ...(hit === undefined
      ? []
      : [
          texts.text('sheet.levelJackpot', {
            prize: texts.game(`jackpot.${hit.name}`),
            odds: texts.number(hit.odds),
          }),
        ]),
  ];
}

/** The rules of the level, its published figures, and the fields of its wheel. */
export function levelTab(parts: PayParts, { level: figures }: FiguresVariant): HTMLElement {
  const { texts } = parts;
  return element(
    'div',
    { class: 'prose' },
    ...levelRules(parts).map((rule) => element('p', {}, rule)),
    ...(figures === undefined
      ? []
      : [
          element(
            'div',
            { class: 'facts two' },
            fact(texts.text('sheet.levelChance'), `1 / ${texts.number(figures.rounds, 1)}`),
            fact(texts.text('sheet.levelMean'), `×${texts.number(figures.mean, 2)}`),
          ),
          element('p', {}, texts.text('sheet.levelMost', { most: texts.number(figures.most) })),
          element(
            'p',
            {},
            texts.text('sheet.levelShare', {
              jar: texts.game('level.jar'),
              share: texts.percent(figures.mean / figures.rounds),
            }),
          ),
        ]),
    element('h3', {}, texts.text('sheet.levelList')),
    fieldList(parts),
  );
}
