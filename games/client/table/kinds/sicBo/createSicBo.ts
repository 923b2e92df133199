import './sicBo.css';
import type { SicBoFile } from '#games/maths/tables/schema.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import { element, setAttributes, setText } from '../../../hud/element.ts';
import { die } from '../../pieces/die.ts';
import { type History, type KindParts, type MakeKind, pause } from '../../screen/TableKind.ts';

const LIFT_MS = 240;
const LOOK_MS = 700;
const RECENT = 10;
const LEAST_BIG = 11;

const diceOf = (result: TableResult): readonly number[] => result['dice'] ?? [];
const totalOf = (result: TableResult): number => diceOf(result).reduce((sum, face) => sum + face, 0);
const isTriple = (result: TableResult): boolean => new Set(diceOf(result)).size === 1;
const halfOf = (result: TableResult): 'small' | 'big' | 'triple' =>
  isTriple(result) ? 'triple' : totalOf(result) < LEAST_BIG ? 'small' : 'big';

/** A cup that shakes while bets are open and lifts from three dice, the last throw, and the last ten sums. */
const createSicBo: MakeKind<SicBoFile> = (parts: KindParts<SicBoFile>) => {
  const { texts, picture, play } = parts;
  const nameOf = (result: TableResult): string => {
    const half = halfOf(result);
    return texts
      .game('result.title')
      .replace('{total}', `${totalOf(result)}`)
      .replace('{half}', half === 'triple' ? texts.game('result.triple') : texts.place(half));
  };
  const thrown = element('span', { class: 'thrown' });
  const cup = element('img', { class: 'cup', src: picture('cup'), alt: '' });
  const name = element('b', { class: 'throw-name' });
  const last = element(
    'div',
    { class: 'last-throw' },
    element('small', {}, texts.game('last')),
    element('span', { class: 'spot-dice' }),
    element('b', {}, '–'),
  );
  const stage = element(
    'section',
    { class: 'table-stage' },
    element('div', { class: 'cup-place', 'aria-hidden': 'true' }, thrown, cup, name),
    last,
  );
  const recent = element('ol', { class: 'recent-sums' });
  const road = element(
    'section',
    { class: 'road last-sums', 'aria-label': texts.game('road') },
    element('small', {}, texts.game('road')),
    recent,
    element('small', {}, texts.table('forReference')),
  );
  let throws = 0;
  const lay = (result: TableResult): void => {
    thrown.replaceChildren(...diceOf(result).map(die));
    setText(name, nameOf(result));
    setAttributes(stage, { 'data-cup': 'up' });
  };
  const updateLast = (history: History): void => {
    const [newest] = history;
    if (newest === undefined) return;
    last.children[1]?.replaceChildren(...diceOf(newest.Result).map(die));
    if (last.children[2] !== undefined) setText(last.children[2], nameOf(newest.Result));
  };
  return {
    stage,
    road,
    setBetting: (isBetting) => {
      stage.toggleAttribute('data-shakes', isBetting);
      if (isBetting) play('move');
    },
    updateRoad(history) {
      updateLast(history);
      recent.replaceChildren(
        ...history
          .slice(0, RECENT)
          .toReversed()
          .map(({ Result }) => element('li', { 'data-half': halfOf(Result), class: 'number' }, `${totalOf(Result)}`)),
      );
    },
    clear() {
      throws += 1;
      thrown.replaceChildren();
      setText(name, '');
      setAttributes(stage, { 'data-cup': 'down' });
    },
    async show(result) {
      throws += 1;
      const mine = throws;
      lay(result);
      play('turn');
      await pause(parts, LIFT_MS + LOOK_MS);
      if (mine === throws) play('result');
    },
    showAtOnce: lay,
    say: (result) =>
      [nameOf(result), texts.game('dice').replace('{dice}', diceOf(result).join(' '))].join(texts.text('listComma')),
  };
};
export default createSicBo;
