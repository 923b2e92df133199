import { element } from '../hud/element.ts';
import type { FiguresVariant } from './figures.ts';
import { levelRules } from './levelTab.ts';
import { mysteryChances, mysteryRule } from './mysteryRule.ts';
import { boardAndTumbleRules } from './paying.ts';
import type { PayParts } from './payTab.ts';
import { titledPrize } from './prizeNames.ts';
import type { TextKey } from '../texts/texts.ts';
import { splitChances, splitRule } from './splitRule.ts';
import { wildRules } from './wildRules.ts';

/** When a jackpot is drawn: with each stake, when its coin lands, when the board is full, or when a wheel turns. */
function drawKey({ hold, level }: PayParts['maths'], name: string): TextKey {
  if (level?.wheel.fields.some(({ jackpot }) => jackpot === name) === true) return 'sheet.jackpotWheel';
  if (hold?.full?.jackpot === name) return 'sheet.jackpotFull';
  return hold?.coins.some(({ jackpot }) => jackpot === name) === true ? 'sheet.jackpotCoin' : 'sheet.jackpot';
}

/** The rule of the cap, with the features that end at it. */
function capKey({ freeSpins, tumble, jackpots }: PayParts['maths']): TextKey {
  if (freeSpins === undefined) return jackpots.length === 0 ? 'sheet.ruleCapPlain' : 'sheet.ruleCapOnly';
  return tumble === undefined ? 'sheet.ruleCap' : 'sheet.ruleCapTumble';
}

/** The rule of the nudge, with the chance of each direction, and its figures. */
function nudgeRule(
  { texts, maths: { nudge, strips } }: Pick<PayParts, 'texts' | 'maths'>,
  figures: FiguresVariant['nudge'],
): string[] {
  if (nudge === undefined) return [];
  const { none, up, down } = nudge.weights;
  const shareOf = (weight: number): string => texts.percent(weight / (none + up + down), 1);
  const reel = Object.values(strips)[0]?.length ?? 0;
  const rule = texts.text('sheet.ruleNudge', { up: shareOf(up), down: shareOf(down), reel });
  if (figures === undefined) return [rule];
  const { rounds, hitRate, returned } = figures;
  const shown = {
    rounds: texts.number(rounds, 1),
    hitRate: texts.percent(hitRate, 1),
    return: texts.percent(returned),
  };
  return [rule, texts.text('sheet.nudgeFigures', shown)];
}

/** The sides that lines pay from. */
function linesRule(texts: PayParts['texts'], { bothWays, strips }: PayParts['maths']): string {
  if (bothWays !== true) return texts.text('sheet.ruleLines');
  return texts.text('sheet.ruleLinesBoth', { reels: Object.values(strips)[0]?.length ?? 0 });
}

/** The rules, the jackpots, and the source of the published figures. */
export function rulesTab(parts: PayParts, { returned, simulation, nudge }: FiguresVariant): HTMLElement {
  const { texts, maths } = parts;
  const coin = texts.symbol(maths.hold?.coin ?? '');
  const rules = [
    ...(maths.lines === undefined
      ? []
      : [texts.text('sheet.ruleStake', { lines: maths.lines.length }), linesRule(texts, maths)]),
    ...boardAndTumbleRules(texts, maths),
    ...wildRules(texts, maths),
    ...nudgeRule({ texts, maths }, nudge),
    ...mysteryRule(parts),
    ...levelRules(parts),
    ...splitRule(parts),
    texts.text(capKey(maths), { most: texts.short(maths.cap / 10) }),
    texts.text('sheet.rulePace'),
    texts.text('sheet.ruleCut'),
    texts.text('sheet.ruleGold'),
  ];
  const jackpots = maths.jackpots.map(({ name, seed, contribution, odds }) =>
    element(
      'li',
      {},
      element('b', {}, titledPrize(texts, maths, name)),
      element('span', {}, texts.text(drawKey(maths, name), { odds: texts.number(odds), symbol: coin })),
      element(
        'span',
        {},
        texts.text('sheet.jackpotGrow', { seed: texts.number(seed), share: texts.short(contribution / 10_000) }),
      ),
    ),
  );
  const figures = [texts.text('sheet.figuresExact', { return: texts.percent(returned, 4) })];
  if (simulation !== null)
    figures.push(
      texts.text('sheet.figuresSimulated', {
        rounds: texts.number(simulation.rounds),
        mean: texts.percent(simulation.mean),
        error: texts.percent(simulation.interval),
      }),
    );
  return element(
    'div',
    { class: 'prose' },
    element('ul', { class: 'rules' }, ...rules.map((rule) => element('li', {}, rule))),
    ...mysteryChances(parts),
    ...splitChances(parts),
    ...(jackpots.length === 0
      ? []
      : [
          element('h3', {}, texts.text('sheet.jackpots')),
          element('ul', { class: 'jackpot-list' }, ...jackpots),
          element('p', { class: 'note' }, texts.text('sheet.jackpotNote')),
        ]),
    element('h3', {}, texts.text('sheet.figures')),
    ...figures.map((text) => element('p', {}, text)),
  );
}
