import type { CloudLook } from '../../look/mechanicLooks.ts';
import { element } from '../../hud/element.ts';
import { symbolImage, type SymbolImages } from '../../sheet/symbolImage.ts';

/** Milliseconds of each moment, at least as long as its styles. */
const LENGTHS: Readonly<Record<CloudLook['moment'], number>> = { swarm: 2400, ride: 1800, grow: 2200 };
const CUBS = 14;
const CUB_MS = 70;
/** Pixels of the Monkey King, and of a small one. */
const KING = 230;
const CUB = 62;

/** The moment after the choice of free spins. The mascot blows its hairs into small ones, flies past, or grows out of the picture. */
export class CloudMoment {
  readonly root = element('div', { class: 'cloud-moment', 'aria-hidden': 'true', hidden: true });
  readonly #images: SymbolImages;

  constructor(images: SymbolImages) {
    this.#images = images;
  }

  /** @returns milliseconds until its end */
  play(moment: CloudLook['moment']): number {
    const king = element('span', { class: 'moment-king' }, symbolImage(this.#images, 'mascot', KING, ''));
    this.root.dataset['moment'] = moment;
    this.root.replaceChildren(
      ...(moment === 'grow' ? [element('i', { class: 'moment-staff' })] : []),
      king,
      ...(moment === 'swarm' ? Array.from({ length: CUBS }, (_, at) => this.#cub(at)) : []),
    );
    this.root.hidden = false;
    return LENGTHS[moment];
  }

  stop(): void {
    this.root.hidden = true;
    this.root.replaceChildren();
  }

  /** A hair that turns into a small one on its way to a place on two arcs. */
  #cub(at: number): HTMLElement {
    const isFar = at % 2 === 1;
    const turn = Math.PI * (1.06 - (at / (CUBS - 1)) * 1.12);
    const reach = isFar ? 44 : 30;
    const cub = element('span', { class: 'moment-cub' }, element('i', {}), symbolImage(this.#images, 'cub', CUB, ''));
    cub.style.setProperty('--x', `${(Math.cos(turn) * reach).toFixed(1)}cqw`);
    cub.style.setProperty('--y', `${(-Math.sin(turn) * reach * 0.9).toFixed(1)}cqh`);
    cub.style.animationDelay = `${260 + at * CUB_MS}ms`;
    return cub;
  }
}
