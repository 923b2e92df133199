import { payingBoards } from '#games/api/index.ts';
import type { Show } from '../../round/state.ts';
import type { Texts } from '../../texts/texts.ts';
import { element, setText } from '../../hud/element.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const RADIUS = 56;
const ROUND = 2 * Math.PI * RADIUS;

function circle(name: string): SVGCircleElement {
  const made = document.createElementNS(NAMESPACE, 'circle');
  for (const [attribute, value] of Object.entries({ class: name, cx: '64', cy: '64', r: `${RADIUS}`, fill: 'none' }))
    made.setAttribute(attribute, value);
  return made;
}

function ring(): { readonly svg: SVGSVGElement; readonly arc: SVGCircleElement } {
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', '0 0 128 128');
  svg.setAttribute('aria-hidden', 'true');
  const arc = circle('arc');
  arc.setAttribute('stroke-dasharray', `${ROUND}`);
  svg.append(circle('track'), arc);
  return { svg, arc };
}

/** Shows the remaining free spins, the ladder of multiples, and the win of each spin. */
export class FreePanel {
  readonly root: HTMLElement;
  readonly #texts: Texts;
  readonly #ladderOf: (chosen?: string) => readonly number[];
  #ladder: readonly number[] = [];
  #chosen: string | undefined;
  readonly #ring = ring();
  readonly #left = element('b', { class: 'number' });
  readonly #place = element('span', { class: 'place' });
  readonly #sum = element('b', { class: 'number sum' });
  #steps: readonly HTMLElement[] = [];
  readonly #stepsCard = element('div', { class: 'card steps-card' });
  readonly #list = element('ol', { class: 'card spins' });

  constructor(texts: Texts, ladderOf: (chosen?: string) => readonly number[]) {
    this.#texts = texts;
    this.#ladderOf = ladderOf;
    this.#showLadder();
    this.#list.setAttribute('aria-label', texts.text('freeList'));
    this.root = element(
      'section',
      { class: 'free', hidden: true },
      element(
        'div',
        { class: 'card left' },
        element('div', { class: 'ring' }, this.#ring.svg, this.#left, element('small', {}, texts.text('freeLeft'))),
        element('div', { class: 'sums' }, this.#place, element('span', {}, texts.text('freeSum')), this.#sum),
      ),
      this.#stepsCard,
      this.#list,
    );
  }

  /** Shows the multiples. A single multiple is shown if it belongs to an option and is above ×1. */
  #showLadder(chosen?: string): void {
    const texts = this.#texts;
    const ladder = this.#ladderOf(chosen);
    this.#ladder = ladder;
    this.#chosen = chosen;
    this.#steps = ladder.map((step) => element('span', { class: 'number' }, `×${step}`));
    this.#stepsCard.hidden = ladder.length === 1 && (ladder[0] === 1 || chosen === undefined);
    this.#stepsCard.replaceChildren(
      element('span', {}, chosen === undefined ? texts.text('freeLadder') : texts.game(`choice.${chosen}`)),
      element('div', { class: 'steps' }, ...this.#steps),
      ...(ladder.length === 1 ? [] : [element('small', {}, texts.text('freeReset'))]),
    );
  }

  /** @param isRunning whether the outcome of the current spin is still hidden */
  update({ spins, index, freeCoins, round }: Show, isRunning: boolean): void {
    const count = spins.length - 1;
    const texts = this.#texts;
    const chosen = round.Result?.Outcome?.choice?.chosen;
    if (chosen !== this.#chosen) this.#showLadder(chosen);
    setText(this.#left, String(count - index));
    this.#ring.arc.style.strokeDashoffset = String(ROUND * (index / Math.max(1, count)));
    setText(this.#place, texts.text('freeSpin', { index, count }));
    setText(this.#sum, texts.coins(freeCoins));
    const multiple = spins[Math.max(1, index)]?.multiple ?? 1;
    for (const [place, step] of this.#steps.entries()) {
      const value = this.#ladder[place] ?? 0;
      step.dataset['state'] = value === multiple ? 'on' : value < multiple ? 'done' : 'ahead';
    }
    this.#showSpins(
      spins.slice(1, isRunning ? index : index + 1).map((spin, place) => ({
        number: place + 1,
        text: spin.pay === 0 ? texts.text('freeNone') : this.#best(spin),
        coins: (spin.pay * round.Stake) / 10,
      })),
    );
  }

  #best(spin: Show['spins'][number]): string {
    const { wins, multiple, tumbles, thrown = 1 } = spin;
    if (tumbles !== undefined) {
      const times = this.#texts.gameOr('tumble.times', 'tumbleTimes', { count: payingBoards(spin) });
      return thrown === 1 ? times : `${times} · ×${thrown}`;
    }
    const best = wins.toSorted((first, second) => second.pay - first.pay)[0];
    return best === undefined ? '' : `${this.#texts.symbol(best.symbol)} × ${best.count} · ×${multiple}`;
  }

  #showSpins(rows: readonly { readonly number: number; readonly text: string; readonly coins: number }[]): void {
    if (this.#list.children.length === rows.length) return;
    this.#list.replaceChildren(
      ...rows
        .toReversed()
        .map(({ number, text, coins }) =>
          element(
            'li',
            { class: coins === 0 ? 'none' : 'paid' },
            element('i', { class: 'number' }, String(number)),
            element('span', {}, text),
            element('b', { class: 'number' }, this.#texts.coins(coins)),
          ),
        ),
    );
  }
}
