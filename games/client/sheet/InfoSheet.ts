import type { RoundView, SeedView, SpinOutcome, Win } from '#games/api/index.ts';
import { element } from '../hud/element.ts';
import { Fairness, type FairnessActions } from './Fairness.ts';
import type { FiguresVariant } from './figures.ts';
import { choiceTab } from './choiceTab.ts';
import { freeTab } from './freeTab.ts';
import { levelTab } from './levelTab.ts';
import { holdTab } from './holdTab.ts';
import { icon } from './icons.ts';
import { Modal } from './Modal.ts';
import { lineList, type PayParts, payTable } from './payTab.ts';
import { kindText } from './paying.ts';
import { rulesTab } from './rulesTab.ts';
import { tabs } from './tabs.ts';
import type { SheetTexts } from '../texts/texts.ts';

export interface InfoActions extends FairnessActions {
  /** Sends the frame's message `history` with the round's id to the page. */
  verify(RoundID: string): void;
  closed(): void;
}

export interface InfoParts extends PayParts {
  /** The sheet becomes its last child. */
  readonly host: HTMLElement;
  readonly provider: string;
  /** The address of the game's small picture. */
  readonly iconAddress: string;
  readonly figures: FiguresVariant;
  readonly seed: SeedView;
  readonly actions: InfoActions;
}

const LEVELS = [1, 2, 3, 4, 5] as const;

const well = (label: string, ...parts: readonly HTMLElement[]): HTMLElement =>
  element('div', { class: 'fact' }, element('span', {}, label), ...parts);

/** Return, volatility and the greatest multiple. */
function wells(texts: SheetTexts, { returned, hitRate, volatility, most, simulation }: FiguresVariant) {
  const level = LEVELS.find((one) => one === volatility) ?? 3;
  const name = texts.text(`sheet.volatility${level}`);
  const bars = element('span', {
    class: 'bars',
    role: 'img',
    'aria-label': texts.text('sheet.volatilityOf', { level: name, value: level }),
  });
  for (const one of LEVELS) bars.append(element('i', { class: one <= level ? 'on' : 'off' }));
  const found =
    simulation === null
      ? texts.text('sheet.exact')
      : texts.text('sheet.simulated', {
          rounds: texts.compact(simulation.rounds),
          mean: texts.percent(simulation.mean),
        });
  return element(
    'div',
    { class: 'facts' },
    well(texts.text('sheet.return'), element('b', {}, `${texts.percent(returned)} %`), element('small', {}, found)),
    well(texts.text('sheet.volatility'), element('b', { class: 'word' }, name), bars),
    well(
      texts.text('sheet.most'),
      element('b', {}, `×${texts.short(most)}`),
      element('small', {}, texts.text('sheet.hitRate', { rate: texts.percent(hitRate, 1) })),
    ),
  );
}

/** Shows everything about the game: returns and pays, rules, lines and fairness. */
export class InfoSheet {
  readonly #parts: InfoParts;
  readonly #modal: Modal;
  readonly #fairness: Fairness;
  readonly #lines = element('div');
  readonly #verify: HTMLButtonElement;
  #last: RoundView | undefined;

  constructor(parts: InfoParts) {
    this.#parts = parts;
    const { texts, maths, figures, actions } = parts;
    this.#modal = new Modal(parts.host, 'info', 'info-title', () => actions.closed());
    this.#fairness = new Fairness(texts, parts.seed, actions);
    this.#verify = element(
      'button',
      { type: 'button', class: 'button alt', disabled: true },
      icon('verify', 19),
      element('span', {}, texts.text('sheet.verify')),
    );
    this.#verify.addEventListener('click', () => {
      if (this.#last !== undefined) actions.verify(this.#last.RoundID);
    });
    const play = element('button', { type: 'button', class: 'button main' }, texts.text('sheet.play'));
    play.addEventListener('click', () => this.close());
    const unit = element('small', { class: 'unit' }, texts.text('sheet.ofStake'));
    const { bar, panels } = tabs(
      texts.text('sheet.tabs'),
      [
        { id: 'pays', label: texts.text('sheet.pays'), content: this.#payTab() },
        ...(maths.freeSpins === undefined
          ? []
          : [{ id: 'free', label: texts.text('sheet.freeSpins'), content: freeTab(parts, figures) }]),
        ...(maths.hold === undefined
          ? []
          : [{ id: 'hold', label: texts.game('title.hold'), content: holdTab(parts, figures) }]),
        ...(maths.choice === undefined
          ? []
          : [{ id: 'choice', label: texts.text('sheet.choice'), content: choiceTab(parts, figures) }]),
        ...(maths.level === undefined
          ? []
          : [{ id: 'level', label: texts.text('sheet.level'), content: levelTab(parts, figures) }]),
        { id: 'rules', label: texts.text('sheet.rules'), content: rulesTab(parts, figures) },
      ],
      (id) => {
        unit.hidden = id !== 'pays';
      },
    );
    this.#modal.panel.append(
      this.#head(),
      element(
        'div',
        { class: 'sheet-body' },
        wells(texts, figures),
        element('div', { class: 'tab-row' }, bar, unit),
        ...panels,
        section(texts.text('sheet.fairness'), texts.text('sheet.fairnessNote'), this.#fairness.root),
      ),
      element('footer', { class: 'sheet-foot' }, this.#verify, play),
    );
    this.#showLines();
  }

  open(): void {
    this.#modal.open();
  }

  /** Opens the tab that changes the seeds. */
  openSeeds(): void {
    this.#modal.open();
    this.#fairness.focusRotate();
  }

  close(): void {
    this.#modal.close();
  }

  get isOpen(): boolean {
    return this.#modal.isOpen;
  }

  /** Shows the seeds of the next round, and the last shown round. */
  update(seed: SeedView, last: RoundView | undefined): void {
    this.#fairness.update(seed);
    this.#last = last;
    this.#verify.disabled = last === undefined;
    this.#showLines();
  }

  #head(): HTMLElement {
    const { texts, maths, provider, iconAddress } = this.#parts;
    const kind = kindText(texts, provider, maths);
    const close = element(
      'button',
      { type: 'button', class: 'icon-button close', 'aria-label': texts.text('sheet.close') },
      icon('close', 24),
    );
    close.addEventListener('click', () => this.close());
    return element(
      'header',
      { class: 'sheet-head' },
      element('img', { src: iconAddress, alt: '', width: '52', height: '62' }),
      element('div', {}, element('h1', { id: 'info-title' }, texts.game('title')), element('p', {}, kind)),
      close,
    );
  }

  #payTab(): HTMLElement {
    const { texts, maths } = this.#parts;
    return element(
      'div',
      {},
      payTable(this.#parts),
      ...(maths.lines === undefined
        ? []
        : [
            section(
              texts.text('sheet.lines'),
              texts.text(maths.bothWays === true ? 'sheet.linesNoteBoth' : 'sheet.linesNote'),
              this.#lines,
            ),
          ]),
    );
  }

  #showLines(): void {
    const wins = this.#last?.Result?.Outcome?.spins.flatMap(winsOf) ?? [];
    this.#lines.replaceChildren(lineList(this.#parts, new Set(wins.map(({ line = 0 }) => line))));
  }
}

/** The wins of a spin and of its respins. */
const winsOf = ({ wins, respins = [] }: SpinOutcome): Win[] => [...wins, ...respins.flatMap((respin) => respin.wins)];

const section = (title: string, note: string, content: HTMLElement): HTMLElement =>
  element('section', {}, element('h2', {}, title, element('small', {}, note)), content);
