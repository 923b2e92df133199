import { element, setAttributes, setText } from '../../hud/element.ts';
import { asPlaque } from '../../hud/plaque.ts';
import type { LevelLook } from '../../look/mechanicLooks.ts';
import type { Texts } from '../../texts/texts.ts';

/** The level as a number and a bar on the board. Screen readers read the bar, and hear the level when it changes. */
export class LevelPanel {
  readonly root: HTMLElement;
  readonly #texts: Texts;
  readonly #full: number;
  readonly #count = element('b', { class: 'number' });
  readonly #fill = element('i', {});
  readonly #bar: HTMLElement;
  readonly #live = element('p', { class: 'live', role: 'status', 'aria-live': 'polite' });

  constructor(texts: Texts, { panel }: LevelLook, full: number) {
    this.#texts = texts;
    this.#full = full;
    const name = texts.game('level.jar');
    this.#bar = element(
      'div',
      { class: 'bar', role: 'meter', 'aria-label': name, 'aria-valuemin': '0', 'aria-valuemax': String(full) },
      this.#fill,
    );
    this.root = element(
      'div',
      { class: 'level-panel' },
      element(
        'p',
        { 'aria-hidden': 'true' },
        element('span', {}, name),
        this.#count,
        element('span', { class: 'number full' }, `/ ${texts.number(full)}`),
      ),
      this.#bar,
      this.#live,
    );
    asPlaque(this.root, panel);
    this.show(0);
  }

  show(level: number): void {
    const shown = Math.min(level, this.#full);
    const text = this.#texts.number(level);
    setText(this.#count, text);
    setAttributes(this.#bar, { 'aria-valuenow': String(shown), 'aria-valuetext': this.text(level) });
    this.#fill.style.setProperty('--share', String(shown / this.#full));
    this.root.dataset['state'] = level >= this.#full ? 'full' : level >= this.#full * 0.9 ? 'near' : 'low';
  }

  text(level: number): string {
    const texts = this.#texts;
    const [shown, full] = [level, this.#full].map((count) => texts.number(count));
    return texts.text('levelOf', { jar: texts.game('level.jar'), level: shown ?? '', full: full ?? '' });
  }

  /** Makes room for the wheel. Screen readers still read the bar. */
  setCovered(isCovered: boolean): void {
    this.root.dataset['covered'] = String(isCovered);
  }

  say(text: string): void {
    setText(this.#live, text);
  }
}
