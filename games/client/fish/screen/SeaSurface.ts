import { element, setAttributes, setText } from '../../hud/element.ts';
import type { FishFile } from '#games/maths/fish/schema.ts';
import type { FishNow } from '../play/Shoal.ts';
import type { Spot } from '../scene/FishStage.ts';
import type { FishTexts } from '../texts/fishTexts.ts';

export interface SeaActions {
  /** A finger points at the sea, in points of the window. */
  readonly aim: (x: number, y: number) => void;
  readonly press: (x: number, y: number) => void;
  /** Fires at the chosen fish. */
  readonly fire: () => void;
  /** Chooses the next fish to a side. */
  readonly step: (x: number, y: number) => void;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The sea as a button: a press on it fires, arrows choose a fish, and the space bar fires at it. It shows the name of the chosen fish. */
export class SeaSurface {
  readonly root: HTMLButtonElement;
  readonly tag: HTMLElement;
  readonly #texts: FishTexts;
  readonly #rules: FishFile;
  readonly #name = element('span', {});
  readonly #multiple = element('b', { class: 'number' });
  #shown: string | undefined;

  constructor(texts: FishTexts, rules: FishFile, actions: SeaActions) {
    this.#texts = texts;
    this.#rules = rules;
    const help = element('span', { id: 'sea-help', hidden: true }, texts.fish('aimHelp'));
    this.root = element('button', { type: 'button', class: 'sea', 'aria-describedby': 'sea-help' }, help);
    this.tag = element('p', { class: 'fish-tag', 'aria-hidden': 'true', hidden: true }, this.#name, this.#multiple);
    this.root.addEventListener('pointermove', ({ clientX, clientY }) => actions.aim(clientX, clientY));
    this.root.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      actions.aim(event.clientX, event.clientY);
      actions.press(event.clientX, event.clientY);
    });
    // A click without a pointer is one of a screen reader.
    this.root.addEventListener('click', ({ detail }) => {
      if (detail === 0) actions.fire();
    });
    this.root.addEventListener('keydown', (event) => {
      if (event.key === ' ' || event.key === 'Enter') {
        // A held key fires once, and the click that would follow is left out.
        event.preventDefault();
        if (!event.repeat) actions.fire();
      }
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      actions.step(...step);
    });
    this.root.addEventListener('keyup', (event) => {
      if (event.key === ' ') event.preventDefault();
    });
    this.#label(undefined);
  }

  /** Shows the name of the chosen fish above it. @param spot its place, undefined without a fish */
  show(fish: FishNow | undefined, spot: Spot | undefined): void {
    if (fish?.Fish !== this.#shown) this.#label(fish?.Fish);
    this.tag.hidden = spot === undefined;
    if (spot === undefined) return;
    const y = Math.max(118, spot.y - spot.height / 2 - 18);
    this.tag.style.transform = `translate(calc(${spot.x.toFixed(1)}px - 50%), calc(${y.toFixed(1)}px - 100%))`;
  }

  #label(fish: string | undefined): void {
    this.#shown = fish;
    const texts = this.#texts;
    const found = this.#rules.fish.find(({ code }) => code === fish);
    setAttributes(this.root, {
      'aria-label': found === undefined ? texts.fish('aimNone') : texts.fish('aim', { fish: texts.said(found) }),
    });
    setText(this.#name, found === undefined ? '' : texts.nameOf(found.code));
    setText(this.#multiple, found === undefined ? '' : texts.multiplesOf(found));
  }
}
