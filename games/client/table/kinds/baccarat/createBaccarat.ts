import './baccarat.css';
import './roads.css';
import { pointsOf, totalOf } from '#games/maths/tables/baccarat/baccarat.ts';
import type { BaccaratFile } from '#games/maths/tables/schema.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import { element, setText } from '../../../hud/element.ts';
import { cardBack, cardFace, cardName } from '../../pieces/card.ts';
import { type KindParts, type MakeKind, pause } from '../../screen/TableKind.ts';
import { handsOf, hasPair, type Side, winnerOf } from './hands.ts';
import { Roads } from './Roads.ts';

const SIDES = ['player', 'banker'] as const;
/** A card slides, then it turns, and the next one follows. */
const SLIDE_MS = 240;
const TURN_MS = 180;
const NEXT_MS = 140;
/** A third card decides the round, so it waits with its back up and turns slowly. */
const THIRD_WAIT_MS = 420;
const THIRD_TURN_MS = 480;
/** The two cards before it, and before the result. */
const PAUSE_MS = 320;
const NATURAL = 8;

/** A side of the table: its name with the points, and its cards. */
class Hand {
  readonly root: HTMLElement;
  readonly #total = element('em', { class: 'number' });
  readonly #cards = element('div', { class: 'hand-cards' });
  readonly #dealt: number[] = [];

  constructor(name: string, side: Side) {
    this.root = element(
      'div',
      { class: 'hand', 'data-side': side },
      element('p', { class: 'hand-name' }, element('span', {}, name), this.#total),
      this.#cards,
    );
    this.clear();
  }

  clear(): void {
    this.#dealt.length = 0;
    this.#cards.replaceChildren();
    this.root.dataset['won'] = 'false';
    this.root.dataset['count'] = '0';
    setText(this.#total, '–');
  }

  /** Lays a card with its back up. Returns the work that turns it. */
  deal(card: number): () => void {
    const dealt = element('div', { class: 'card' }, element('div', { class: 'card-turn' }, cardBack(), cardFace(card)));
    this.#cards.append(dealt);
    this.root.dataset['count'] = `${this.#cards.childElementCount}`;
    if (this.#cards.childElementCount > 2) dealt.dataset['third'] = 'true';
    return () => {
      dealt.dataset['open'] = 'true';
      this.#dealt.push(card);
      setText(this.#total, `${this.#dealt.reduce((sum, each) => sum + pointsOf(each), 0) % 10}`);
    };
  }

  end(hasWon: boolean): void {
    this.root.dataset['won'] = hasWon ? 'true' : 'lost';
  }
}

/** Deals two hands on a green arc, and keeps the roads. */
const createBaccarat: MakeKind<BaccaratFile> = (parts: KindParts<BaccaratFile>) => {
  const { texts, play } = parts;
  const hands = {
    player: new Hand(texts.place('player'), 'player'),
    banker: new Hand(texts.place('banker'), 'banker'),
  };
  const title = element('b', {});
  const detail = element('span', {});
  const plate = element('p', { class: 'result-plate', hidden: true, 'aria-hidden': 'true' }, title, detail);
  const stage = element(
    'section',
    { class: 'table-stage arc' },
    element('div', { class: 'felt', 'aria-hidden': 'true' }),
    element('div', { class: 'shoe', 'aria-hidden': 'true' }, element('i', {}), element('i', {})),
    hands.player.root,
    hands.banker.root,
    plate,
  );
  const roads = new Roads(texts);
  let deals = 0;

  const scoreOf = (result: TableResult): string => {
    const { player, banker } = handsOf(result);
    const totals = [totalOf(player), totalOf(banker)];
    const isNatural = [player, banker].some((hand) => hand.length === 2 && totalOf(hand) >= NATURAL);
    const pairs = SIDES.filter((side) => hasPair(result, side)).map((side) => texts.place(`${side}Pair`));
    return [
      texts
        .game('result.score')
        .replace('{high}', `${Math.max(...totals)}`)
        .replace('{low}', `${Math.min(...totals)}`),
      ...(isNatural ? [texts.game('result.natural')] : []),
      ...pairs,
    ].join('・');
  };
  const end = (result: TableResult): void => {
    const winner = winnerOf(result);
    if (winner !== 'tie') for (const side of SIDES) hands[side].end(side === winner);
    setText(title, texts.game(`result.${winner}`));
    setText(detail, scoreOf(result));
    plate.dataset['winner'] = winner;
    plate.hidden = false;
  };
  const clear = (): void => {
    deals += 1;
    for (const side of SIDES) hands[side].clear();
    plate.hidden = true;
  };
  /** The cards in the order of the deal. */
  const orderOf = (
    result: TableResult,
  ): { readonly side: Side; readonly card: number; readonly isThird: boolean }[] => {
    const of = handsOf(result);
    return [0, 1, 2].flatMap((at) =>
      SIDES.flatMap((side) => {
        const card = of[side][at];
        return card === undefined ? [] : [{ side, card, isThird: at > 1 }];
      }),
    );
  };
  return {
    stage,
    road: roads.root,
    setPhase: () => {},
    updateRoad: (history) => roads.update(history),
    clear,
    async show(result) {
      clear();
      const deal = deals;
      for (const { side, card, isThird } of orderOf(result)) {
        if (isThird) await pause(parts, PAUSE_MS);
        if (deal !== deals) return;
        const turn = hands[side].deal(card);
        play('move');
        await pause(parts, SLIDE_MS + (isThird ? THIRD_WAIT_MS : 0));
        if (deal !== deals) return;
        turn();
        play('turn');
        await pause(parts, NEXT_MS + (isThird ? THIRD_TURN_MS : TURN_MS));
        if (deal !== deals) return;
      }
      await pause(parts, PAUSE_MS);
      if (deal !== deals) return;
      end(result);
      play('result');
    },
    showAtOnce(result) {
      clear();
      for (const { side, card } of orderOf(result)) hands[side].deal(card)();
      end(result);
    },
    say: (result) => {
      const of = handsOf(result);
      const sides = SIDES.map((side) =>
        texts
          .game('hand')
          .replace('{side}', texts.place(side))
          .replace('{total}', `${totalOf(of[side])}`)
          .replace('{cards}', of[side].map(cardName).join(' ')),
      );
      return [texts.game(`result.${winnerOf(result)}`), scoreOf(result), ...sides].join(texts.text('listComma'));
    },
  };
};
export default createBaccarat;
