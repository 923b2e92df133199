import '../../sheet/sheet.css';
import './fishSheet.css';
import { hitChance } from '#games/maths/fish/shot.ts';
import { element } from '../../hud/element.ts';
import { icon } from '../../sheet/icons.ts';
import { Modal } from '../../sheet/Modal.ts';
import { tabs } from '../../sheet/tabs.ts';
import type { FishFiles } from '../fishFiles.ts';
import type { FishTexts } from '../texts/fishTexts.ts';

export interface FishSheetParts {
  /** The sheet becomes its last child. */
  readonly host: HTMLElement;
  readonly texts: FishTexts;
  readonly files: Pick<FishFiles, 'rules' | 'look'>;
  /** Paints a drawing of the room into a box of its own size. */
  readonly paint: (fish: string) => HTMLElement;
  /** Opens the player's rounds. */
  readonly verify: () => void;
}

const BASIS_POINTS = 10_000;

/** All fish with their multiples and chances, the rules, and how a shot is verified. */
export class FishSheet {
  readonly #parts: FishSheetParts;
  readonly #modal: Modal;

  constructor(parts: FishSheetParts) {
    this.#parts = parts;
    const { texts, files, host } = parts;
    this.#modal = new Modal(host, 'info', 'fish-info-title', () => {});
    const close = element(
      'button',
      { type: 'button', class: 'icon-button close', 'aria-label': texts.fish('close') },
      icon('close', 24),
    );
    close.addEventListener('click', () => this.#modal.close());
    const { bar, panels } = tabs(
      texts.fish('infoTitle'),
      [
        { id: 'fish', label: texts.fish('fishTab'), content: this.#fish() },
        { id: 'rules', label: texts.fish('rulesTab'), content: this.#rules() },
        { id: 'fair', label: texts.fish('fairTab'), content: this.#fair() },
      ],
      () => {},
    );
    const verify = element(
      'button',
      { type: 'button', class: 'button alt' },
      icon('verify', 19),
      element('span', {}, texts.fish('verify')),
    );
    verify.addEventListener('click', parts.verify);
    const done = element('button', { type: 'button', class: 'button main' }, texts.fish('close'));
    done.addEventListener('click', () => this.#modal.close());
    this.#modal.panel.append(
      element(
        'header',
        { class: 'sheet-head' },
        element(
          'div',
          {},
          element('h1', { id: 'fish-info-title' }, texts.fish('infoTitle')),
          element('p', {}, `${texts.game('title')}・${files.look.provider}`),
        ),
        close,
      ),
      element('div', { class: 'sheet-body' }, this.#facts(), element('div', { class: 'tab-row' }, bar), ...panels),
      element('footer', { class: 'sheet-foot' }, verify, done),
    );
  }

  open(): void {
    this.#modal.open();
  }

  #facts(): HTMLElement {
    const { texts, files } = this.#parts;
    const { basisPoints, cannons } = files.rules;
    const fact = (label: string, value: string, note: string): HTMLElement =>
      element(
        'div',
        { class: 'fact' },
        element('span', {}, label),
        element('b', {}, value),
        element('small', {}, note),
      );
    const stakes = `${texts.coins(Math.min(...cannons))}–${texts.coins(Math.max(...cannons))}`;
    return element(
      'div',
      { class: 'facts' },
      fact(texts.fish('return'), `${texts.percent(basisPoints / BASIS_POINTS)} %`, texts.fish('returnNote')),
      fact(texts.fish('stakes'), stakes, texts.fish('changeNote')),
      fact(texts.fish('pacePart'), '2 / s', texts.fish('pacePartNote')),
    );
  }

  /** Each fish with its multiples and its chance, the smallest first. */
  #fish(): HTMLElement {
    const { texts, files, paint } = this.#parts;
    const { rules } = files;
    const head = element(
      'tr',
      {},
      ...(['columnFish', 'columnMultiple', 'columnChance'] as const).map((key) =>
        element('th', { scope: 'col' }, texts.fish(key)),
      ),
    );
    const rows = rules.fish.map((fish) => {
      const { hits, of } = hitChance(rules, fish);
      const weight = fish.multiples.reduce((sum, each) => sum + each.weight, 0);
      const shares = fish.multiples.map(({ multiple, weight: own }) =>
        texts.fish('share', { multiple: texts.number(multiple), percent: texts.percent(own / weight, 1) }),
      );
      const mixed =
        fish.multiples.length > 1 ? [element('small', {}, texts.fish('mixed', { list: shares.join('、') }))] : [];
      return element(
        'tr',
        {},
        element('th', { scope: 'row' }, paint(fish.code), element('span', {}, texts.nameOf(fish.code))),
        element('td', { class: 'number' }, texts.multiplesOf(fish), ...mixed),
        element('td', { class: 'number' }, `${texts.percent(hits / of)} %`),
      );
    });
    return element(
      'div',
      {},
      element('table', { class: 'fish-table' }, element('thead', {}, head), element('tbody', {}, ...rows)),
      ...this.#pools(),
    );
  }

  #pools(): HTMLElement[] {
    const { texts, files } = this.#parts;
    const { jackpots } = files.rules;
    if (jackpots.length === 0) return [];
    const rows = jackpots.map(({ name, seed, odds }) =>
      element(
        'li',
        {},
        texts.fish('poolRow', { pool: texts.pool(name), odds: texts.number(odds) }),
        ' ',
        element('small', {}, texts.fish('poolSeed', { coins: texts.coins(seed) })),
      ),
    );
    return [
      element('h2', { class: 'fish-head' }, texts.fish('pools')),
      element('ul', { class: 'fish-rules' }, ...rows),
    ];
  }

  #rules(): HTMLElement {
    const { texts } = this.#parts;
    const keys = ['rule.1', 'rule.2', 'rule.3', 'rule.4', 'rule.5', 'rule.6'] as const;
    return element('ul', { class: 'fish-rules' }, ...keys.map((key) => element('li', {}, texts.fish(key))));
  }

  #fair(): HTMLElement {
    const { texts } = this.#parts;
    return element(
      'div',
      { class: 'fish-fair' },
      element('p', {}, texts.fish('fairHow')),
      element('p', {}, texts.fish('fairVerify')),
    );
  }
}
