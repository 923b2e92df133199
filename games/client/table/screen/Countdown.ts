import { element, setText } from '../../hud/element.ts';
import { svgElement } from '../../sheet/icons.ts';
import type { PlayState } from '../play/state.ts';
import type { TableTexts } from '../texts/tableTexts.ts';

const LENGTH = 201;
const URGENT = 3;

const circle = (name: string): SVGElement => svgElement('circle', { cx: '36', cy: '36', r: '32', class: name });

/** The seconds until the bets close, or until the next round. Its ring runs evenly, and only its colour changes at the end. */
export class Countdown {
  readonly #texts: TableTexts;
  readonly #label = element('small', {});
  readonly #seconds = element('b', { class: 'number' });
  readonly #arc = circle('arc');
  readonly root: HTMLElement;

  constructor(texts: TableTexts) {
    this.#texts = texts;
    this.#arc.setAttribute('stroke-dasharray', `${LENGTH}`);
    this.root = element(
      'div',
      { class: 'countdown', role: 'timer' },
      svgElement('svg', { viewBox: '0 0 72 72', 'aria-hidden': 'true' }, circle('track'), this.#arc),
      this.#label,
      this.#seconds,
    );
  }

  /** @param now the time of the server */
  tick({ phase, table }: PlayState, now: number): void {
    const texts = this.#texts;
    const round = table?.Shared.Round;
    const isBetting = phase === 'betting';
    const end = round === undefined ? now : Date.parse(isBetting ? round.BetsEnd : round.EndTime);
    const start = round === undefined ? now : Date.parse(isBetting ? round.OpenTime : round.BetsEnd);
    const left = Math.max(0, end - now);
    const counts = isBetting || phase === 'shown';
    const seconds = Math.ceil(left / 1000);
    setText(
      this.#label,
      texts.table(
        isBetting
          ? 'betting'
          : phase === 'closing'
            ? 'closing'
            : phase === 'showing'
              ? 'dealing'
              : phase === 'shown'
                ? 'next'
                : 'waiting',
      ),
    );
    setText(this.#seconds, counts ? `${seconds}` : '…');
    const share = counts && end > start ? left / (end - start) : 0;
    this.#arc.setAttribute('stroke-dashoffset', `${LENGTH * (1 - share)}`);
    this.root.dataset['state'] = isBetting ? (seconds <= URGENT ? 'last' : 'open') : 'rest';
  }
}
