import type { Clock } from '../../Game.ts';
import { element, setText } from '../../hud/element.ts';
import { evenClimb } from '../../timing/countUp.ts';
import type { FishKey, FishTexts } from '../texts/fishTexts.ts';

/** Multiples of the stake from which a catch is a moment of its own, and how long it is shown. */
const RUNGS = [
  { least: 100, word: 'big.100', ms: 3200 },
  { least: 50, word: 'big.50', ms: 2600 },
  { least: 20, word: 'big.20', ms: 2000 },
] as const satisfies readonly { least: number; word: FishKey; ms: number }[];

export const isBigCatch = (multiple: number): boolean => multiple >= (RUNGS.at(-1)?.least ?? 0);

interface Shown {
  readonly word: string;
  readonly line: string;
  readonly coins: number;
  readonly rung: number;
  readonly ms: number;
}

/** The moment of a big catch or of a pool. It takes no touches, so the game goes on. */
export class BigCatch {
  readonly root: HTMLElement;
  readonly #texts: FishTexts;
  readonly #clock: Clock;
  readonly #isReduced: boolean;
  readonly #word = element('strong', {});
  readonly #line = element('span', {});
  readonly #coins = element('b', { class: 'number' });
  readonly #queue: Shown[] = [];
  #isShown = false;

  constructor(texts: FishTexts, clock: Clock, isReduced: boolean) {
    this.#texts = texts;
    this.#clock = clock;
    this.#isReduced = isReduced;
    this.root = element(
      'div',
      { class: 'big-catch', 'aria-hidden': 'true', hidden: true },
      this.#word,
      this.#coins,
      this.#line,
    );
  }

  show(fish: string, multiple: number, coins: number): void {
    const rung = RUNGS.find(({ least }) => multiple >= least);
    if (rung === undefined) return;
    const texts = this.#texts;
    const line = `${texts.nameOf(fish)} ${texts.fish('multiple', { multiple: texts.number(multiple) })}`;
    this.#add({ word: texts.fish(rung.word), line, coins, rung: rung.least, ms: rung.ms });
  }

  showPool(pool: string, coins: number): void {
    const texts = this.#texts;
    this.#add({
      word: texts.pool(pool),
      line: texts.fish('poolWon', { pool: texts.pool(pool) }),
      coins,
      rung: 100,
      ms: 4200,
    });
  }

  #add(shown: Shown): void {
    this.#queue.push(shown);
    if (!this.#isShown) this.#next();
  }

  #next(): void {
    const shown = this.#queue.shift();
    this.#isShown = shown !== undefined;
    this.root.hidden = shown === undefined;
    if (shown === undefined) return;
    const { word, line, coins, rung, ms } = shown;
    this.root.dataset['rung'] = String(rung);
    setText(this.#word, word);
    setText(this.#line, line);
    const texts = this.#texts;
    if (this.#isReduced) setText(this.#coins, texts.signed(coins));
    else this.#count(coins, ms * 0.5);
    this.#clock.after(ms, () => this.#next());
  }

  #count(coins: number, ms: number): void {
    const start = this.#clock.now();
    const { coinsAt } = evenClimb(coins, ms);
    const step = (): void => {
      const passed = this.#clock.now() - start;
      setText(this.#coins, this.#texts.signed(coinsAt(passed)));
      if (passed < ms) requestAnimationFrame(step);
    };
    step();
  }
}
