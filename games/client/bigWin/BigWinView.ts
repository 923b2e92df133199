import './bigWin.css';
import { element, setText } from '../hud/element.ts';
import type { ScenePictures } from '../hud/Hud.ts';
import { LEVEL_TIMES, WIN_LEVELS, type WinLevel } from '../round/winSize.ts';
import type { LookFile } from '../look/schema.ts';
import type { Texts } from '../texts/texts.ts';
import type { ShownWin } from './BigWin.ts';
import { checkMark, rollFilter, skipIcon } from './icons.ts';

/** So many digits at the end of the sum are smeared while they roll. */
const ROLLING = 3;

type Motif = NonNullable<LookFile['bigWin']['rung']>;

interface Rung {
  readonly level: WinLevel;
  readonly root: HTMLElement;
}

/** The words of a big win: its source, its sum, and the levels. The mascot is in the canvas. */
export class BigWinView {
  readonly root: HTMLElement;
  /** Below the canvas. */
  readonly veil = element('div', { class: 'win-veil', hidden: true, 'aria-hidden': 'true' });
  /** The box that the mascot fills. */
  readonly field = element('div', { class: 'win-field' });
  readonly #texts: Texts;
  readonly #word = element('p', { class: 'win-word' });
  readonly #source = element('span', { class: 'win-source' });
  readonly #times = element('span', { class: 'number win-times' });
  readonly #still = document.createTextNode('');
  readonly #rolling = element('span', { class: 'rolling' });
  readonly #bar = element('i', { class: 'win-bar' });
  readonly #rungs: readonly Rung[];
  #stake = 1;

  /** @param motif the mark of each level */
  constructor(texts: Texts, motif: Motif = 'moon') {
    this.#texts = texts;
    this.field.append(this.#word);
    this.#rungs = WIN_LEVELS.map((level) => ({ level, root: rung(texts, level) }));
    this.root = element(
      'div',
      { class: 'win-show', hidden: true, 'aria-hidden': 'true' },
      rollFilter(),
      this.field,
      element(
        'div',
        { class: 'win-foot' },
        element(
          'div',
          { class: 'win-plate' },
          this.#source,
          this.#times,
          element('b', { class: 'number win-coins' }, this.#still, this.#rolling),
        ),
        element(
          'div',
          { class: 'win-rungs', 'data-motif': motif },
          element('span', { class: 'win-track' }, this.#bar),
          ...this.#rungs.map(({ root }) => root),
        ),
        element('p', { class: 'win-skip' }, skipIcon(), texts.text('skipHint')),
      ),
    );
  }

  show({ stake, source }: ShownWin, { phone, wide }: ScenePictures): void {
    this.#stake = stake;
    this.veil.style.setProperty('--win-phone', `url("${phone}")`);
    this.veil.style.setProperty('--win-wide', `url("${wide}")`);
    setText(this.#source, source);
    this.#source.hidden = source === '';
    this.root.dataset['state'] = 'counting';
    this.setCoins(0, undefined);
    this.root.hidden = false;
    this.veil.hidden = false;
  }

  setCoins(coins: number, level: WinLevel | undefined): void {
    const text = this.#texts.coins(coins);
    const cut = Math.max(0, text.length - ROLLING);
    setText(this.#still, text.slice(0, cut));
    setText(this.#rolling, text.slice(cut));
    setText(this.#times, this.#texts.multiple(coins / this.#stake));
    if (this.root.dataset['level'] !== (level ?? 'none')) this.#setLevel(level);
    this.#bar.style.setProperty('--part', barPart(coins / this.#stake).toFixed(3));
  }

  complete(): void {
    this.root.dataset['state'] = 'complete';
  }

  hide(): void {
    this.root.hidden = true;
    this.veil.hidden = true;
  }

  /** The canvas shows the word as a picture. */
  set isDrawn(isDrawn: boolean) {
    this.#word.hidden = isDrawn;
  }

  #setLevel(level: WinLevel | undefined): void {
    this.root.dataset['level'] = level ?? 'none';
    setText(this.#word, level === undefined ? '' : this.#texts.game(`win.${level}`));
    const reached = level === undefined ? -1 : WIN_LEVELS.indexOf(level);
    for (const [place, { root }] of this.#rungs.entries())
      root.dataset['state'] = place < reached ? 'done' : place === reached ? 'on' : 'ahead';
  }
}

function rung(texts: Texts, level: WinLevel): HTMLElement {
  return element(
    'div',
    { class: 'win-rung', 'data-level': level },
    element('i', { class: 'win-moon' }, checkMark()),
    element('span', {}, texts.game(`win.${level}`), ' ', element('b', { class: 'number' }, `×${LEVEL_TIMES[level]}`)),
  );
}

/** The share of the track between the first and the last level. The way from one level to the next is equally long. */
function barPart(times: number): number {
  const { big, huge, super: most } = LEVEL_TIMES;
  if (times <= big) return 0;
  if (times >= most) return 1;
  return times < huge ? (times - big) / (huge - big) / 2 : 0.5 + (times - huge) / (most - huge) / 2;
}
