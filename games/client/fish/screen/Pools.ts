import { element, setText } from '../../hud/element.ts';
import type { FishState } from '../play/state.ts';
import type { FishTexts } from '../texts/fishTexts.ts';

/** The pools above the sea. The first is the greatest. A room without pools shows its name. */
export class Pools {
  readonly root: HTMLElement;
  readonly #texts: FishTexts;
  readonly #amounts = new Map<string, HTMLElement>();

  constructor(texts: FishTexts, names: readonly string[]) {
    this.#texts = texts;
    const plates = names.map((name, at) => {
      const amount = element('dd', { class: 'number' }, '–');
      this.#amounts.set(name, amount);
      return element('div', { class: at === 0 ? 'pool main' : 'pool' }, element('dt', {}, texts.pool(name)), amount);
    });
    this.root =
      names.length > 0
        ? element('dl', { class: 'fish-pools', 'aria-label': texts.fish('pools') }, ...plates)
        : element('h1', { class: 'fish-title' }, texts.game('title'));
  }

  update({ pools }: FishState): void {
    for (const { Name, Amount } of pools) {
      const amount = this.#amounts.get(Name);
      if (amount !== undefined) setText(amount, this.#texts.coins(Amount));
    }
  }
}
