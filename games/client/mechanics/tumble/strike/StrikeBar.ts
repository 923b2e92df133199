import './strike.css';
import type { Orb, Win } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import { element, setText } from '../../../hud/element.ts';
import type { Hud } from '../../../hud/Hud.ts';
import { symbolImage, type SymbolImages } from '../../../sheet/symbolImage.ts';
import type { Texts } from '../../../texts/texts.ts';
import { payStepsOf } from './paySteps.ts';

export interface StrikeBarParts {
  readonly hud: Hud;
  readonly texts: Texts;
  readonly images: SymbolImages;
  readonly pays: MathsFile['pays'];
}

const PICTURE = 34;

/**
 * Shows each stroke of the hammer: a line on the board that counts the strokes and names what was thrown, and a bar with the symbol that
 * pays, the number of its cells, and the step of its pays that this number has reached. Screen readers hear one sum at the end.
 */
export class StrikeBar {
  readonly bar = element('section', { class: 'pills strike-bar', 'aria-hidden': 'true' });
  readonly #parts: StrikeBarParts;
  readonly #line = element('p', { class: 'stroke-line', 'aria-hidden': 'true' });

  constructor(parts: StrikeBarParts) {
    this.#parts = parts;
    const { hud } = parts;
    hud.root.dataset['tumble'] = 'strike';
    hud.addPanel(this.#line);
  }

  /**
   * @param board the number of boards before this one
   * @param coins what this board pays
   */
  show(board: number, wins: readonly Win[], coins: number): void {
    const { texts } = this.#parts;
    this.nameBoard(board);
    const ranked = wins.toSorted((one, other) => other.pay - one.pay);
    const [first] = ranked;
    if (first === undefined) return;
    this.bar.replaceChildren(
      this.#picture(first.symbol),
      element('b', { class: 'number count' }, String(first.count)),
      wins.length === 1 ? this.#steps(first) : this.#others(ranked.slice(1)),
      element('em', { class: 'number' }, `+${texts.coins(coins)}`),
    );
  }

  /** Names a stroke, with the multiples that the hammer has thrown onto its board. */
  nameBoard(board: number, thrown: readonly Orb[] = []): void {
    const { texts } = this.#parts;
    const stroke = texts.gameOr('tumble.count', 'tumbleCount', { count: board + 1 });
    const times = thrown.map(({ multiple }) => `×${multiple}`).join(' ');
    this.#line.replaceChildren(
      element('b', {}, stroke),
      ...(times === '' ? [] : [` · ${texts.game('tumble.threw')} `, element('b', { class: 'number times' }, times)]),
    );
  }

  clear(): void {
    this.bar.replaceChildren();
    setText(this.#line, '');
  }

  /** The steps of a symbol's pays. The step that the number of cells has reached is lit. */
  #steps({ symbol, count }: Win): HTMLElement {
    const { texts, pays } = this.#parts;
    const steps = payStepsOf(pays[symbol] ?? {});
    const reached = steps.findLastIndex(({ from }) => from <= count);
    return element(
      'ol',
      { class: 'pay-steps' },
      ...steps.map(({ from, to, tenths }, index) =>
        element(
          'li',
          { class: index === reached ? 'on' : '' },
          element(
            'span',
            { class: 'number' },
            to === undefined ? `${from}+` : to === from ? `${from}` : `${from}–${to}`,
          ),
          element('b', { class: 'number' }, `×${texts.short(tenths / 10)}`),
        ),
      ),
    );
  }

  #others(wins: readonly Win[]): HTMLElement {
    return element(
      'span',
      { class: 'others' },
      ...wins.flatMap(({ symbol, count }) => [
        this.#picture(symbol),
        element('b', { class: 'number count' }, String(count)),
      ]),
    );
  }

  #picture(symbol: string): HTMLElement {
    return symbolImage(this.#parts.images, symbol, PICTURE, '');
  }
}
