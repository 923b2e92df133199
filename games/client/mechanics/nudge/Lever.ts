import { element, setAttributes } from '../../hud/element.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Texts } from '../../texts/texts.ts';

export interface LeverActions {
  /** Acts as the round button does. */
  readonly press: () => void;
  /** The share of its way that the lever is pulled. */
  readonly pulled: (share: number) => void;
  readonly released: () => void;
}

/** The way of the ball from top to bottom, in lengths of the rod. */
const WAY = 1.5;
/** A pull over this share starts a round. */
const ENOUGH = 0.62;
/** A shorter movement is a click. */
const CLICK_PX = 6;
/** The room around the ball that a finger may touch, in units of the board. */
const ROOM = 26;

/** The lever as a button: a click or a pull starts a round. It never skips a show. */
export class Lever {
  readonly root: HTMLButtonElement;
  readonly #actions: LeverActions;
  readonly #reach: number;
  #isReady = false;
  /** The finger's start, while it holds the lever. */
  #from: number | undefined;
  #isPulled = false;

  constructor(texts: Texts, { lever = { x: 0, y: 0, reach: 0 } }: LookFile['board'], actions: LeverActions) {
    this.#actions = actions;
    this.#reach = lever.reach;
    this.root = element('button', {
      type: 'button',
      class: 'lever',
      'aria-label': texts.text('lever'),
      'aria-disabled': 'true',
    });
    const { style } = this.root;
    style.setProperty('--x', String(lever.x - ROOM));
    style.setProperty('--y', String(lever.y - lever.reach - ROOM));
    style.setProperty('--w', String(2 * ROOM));
    style.setProperty('--h', String(lever.reach + 2 * ROOM));
    this.root.addEventListener('click', () => this.#click());
    this.root.addEventListener('pointerdown', (event) => this.#down(event));
    this.root.addEventListener('pointermove', (event) => this.#moved(event));
    for (const name of ['pointerup', 'pointercancel'] as const) this.root.addEventListener(name, () => this.#up());
  }

  setReady(isReady: boolean): void {
    this.#isReady = isReady;
    setAttributes(this.root, { 'aria-disabled': isReady ? undefined : 'true' });
  }

  #click(): void {
    // A pull has been counted already.
    const wasPulled = this.#isPulled;
    this.#isPulled = false;
    if (!wasPulled) this.#start();
  }

  #start(): void {
    if (this.#isReady) this.#actions.press();
  }

  #down({ clientY, pointerId }: PointerEvent): void {
    this.#isPulled = false;
    if (!this.#isReady) return;
    this.#from = clientY;
    this.root.setPointerCapture(pointerId);
  }

  #moved({ clientY }: PointerEvent): void {
    if (this.#from === undefined) return;
    const way = clientY - this.#from;
    if (Math.abs(way) > CLICK_PX) this.#isPulled = true;
    if (!this.#isPulled) return;
    const share = Math.min(1, Math.max(0, way / (this.#reach * WAY * this.#unit)));
    this.#actions.pulled(share);
    if (share < ENOUGH) return;
    this.#from = undefined;
    this.#start();
    this.#actions.released();
  }

  #up(): void {
    if (this.#from === undefined) return;
    this.#from = undefined;
    if (this.#isPulled) this.#actions.released();
  }

  /** Pixels for a unit of the board. */
  get #unit(): number {
    return this.root.getBoundingClientRect().height / (this.#reach + 2 * ROOM) || 1;
  }
}
