import './sicBo.css';
import type { SicBoFile } from '#games/maths/tables/schema.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import { element, setAttributes, setText } from '../../../hud/element.ts';
import { die } from '../../pieces/die.ts';
import { type History, type KindParts, type MakeKind, pause } from '../../screen/TableKind.ts';

/** The cup shakes hard, rests and lifts. Then the dice are counted one after another. */
const SHAKE_MS = 800;
const REST_MS = 260;
const LIFT_MS = 320;
const COUNT_MS = 380;
/** Each counted die sounds a little higher. */
const RATE_STEPS = 6;
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
    setAttributes(stage, { 'data-cup': 'up' });
  };
  const tell = (result: TableResult): void => {
    for (const one of thrown.children) setAttributes(one, { 'data-counted': 'true' });
    setText(name, nameOf(result));
    setAttributes(name, { 'data-half': halfOf(result) });
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
    setPhase: (phase) => {
      if (phase !== 'showing')
        setAttributes(stage, {
          'data-shakes': phase === 'betting' ? 'soft' : phase === 'closing' ? 'hard' : undefined,
        });
    },
    updateRoad(history) {
      updateLast(history);
      recent.replaceChildren(
        ...history
          .slice(0, RECENT)
          .map(({ Result }) => element('li', { 'data-half': halfOf(Result), class: 'number' }, `${totalOf(Result)}`)),
      );
    },
    clear() {
      throws += 1;
      thrown.replaceChildren();
      setText(name, '');
      setAttributes(name, { 'data-half': undefined });
      setAttributes(stage, { 'data-cup': 'down' });
    },
    async show(result) {
      throws += 1;
      const mine = throws;
      setAttributes(stage, { 'data-shakes': 'hard' });
      play('move');
      await pause(parts, SHAKE_MS);
      if (mine !== throws) return;
      setAttributes(stage, { 'data-shakes': undefined });
      await pause(parts, REST_MS);
      if (mine !== throws) return;
      lay(result);
      play('turn');
      await pause(parts, LIFT_MS);
      let sum = 0;
      for (const [at, face] of diceOf(result).entries()) {
        if (mine !== throws) return;
        sum += face;
        setAttributes(thrown.children[at] ?? thrown, { 'data-counted': 'true' });
        setText(name, `${sum}`);
        play('press', 1 + at / RATE_STEPS);
        await pause(parts, COUNT_MS);
      }
      if (mine !== throws) return;
      tell(result);
      play('result');
    },
    showAtOnce(result) {
      throws += 1;
      lay(result);
      tell(result);
    },
    say: (result) =>
      [nameOf(result), texts.game('dice').replace('{dice}', diceOf(result).join(' '))].join(texts.text('listComma')),
  };
};
export default createSicBo;
