import './ledges.css';
import { element } from '../../hud/element.ts';
import type { Hud } from '../../hud/Hud.ts';
import type { LookFile } from '../../look/schema.ts';
import type { GameSounds } from '../../look/sounds.ts';
import type { ReelScene } from '../../scene/ReelScene.ts';
import type { MountedLayer } from '../../scene/SceneLayer.ts';
import type { Texts } from '../../texts/texts.ts';
import { LedgesLayer } from './LedgesLayer.ts';

/** Each ledge sounds a whole tone above the one before. */
const WHOLE_TONE = 2 ** (2 / 12);

/** The gate above the highest ledge. */
export interface Gate {
  /** The board of a base spin whose win opens it, from 0 on. */
  readonly board: number;
  readonly spins: number;
}

export interface LedgesParts {
  readonly scene: ReelScene;
  readonly hud: Hud;
  readonly texts: Texts;
  readonly sounds: Pick<GameSounds, 'play'>;
  readonly look: LookFile;
  /** The multiples of the boards. */
  readonly rising: readonly number[];
  readonly gate: Gate | undefined;
}

/** Shows how the mascot climbs: a ledge for each board that pays, and the gate above them. */
export class LedgesShow {
  readonly #parts: LedgesParts;
  readonly #box = element('section', { class: 'climb', 'aria-hidden': 'true' });
  readonly #mounted: MountedLayer<LedgesLayer> | undefined;
  #isFree = false;

  constructor(parts: LedgesParts) {
    this.#parts = parts;
    const { scene, hud, look, rising, gate } = parts;
    const { board, ledges } = look;
    hud.root.style.setProperty('--slot-height', String(board.height / board.width));
    if (gate !== undefined) this.#box.append(this.#card(gate));
    hud.addPanel(this.#box);
    if (ledges === undefined) return;
    this.#mounted = scene.mount(
      (atlas) => new LedgesLayer({ look, ledges, atlas, multiples: rising, box: this.#box, slot: hud.slot }),
      'behind',
    );
    const layer = this.#mounted?.layer;
    if (layer !== undefined) scene.mountOnBoard('ground', () => layer.onReels);
    this.#draw((on) => on.rest());
  }

  setReducedMotion(isReduced: boolean): void {
    this.#mounted?.layer.setReducedMotion(isReduced);
  }

  setFree(isFree: boolean): void {
    if (isFree === this.#isFree) return;
    this.#isFree = isFree;
    this.#draw((layer) => layer.setFree(isFree));
  }

  /** Leaps to the ledge of a board that pays. Resolves when the mascot has landed. @param isBrief whether the leap is short */
  async leap(board: number, isBrief = false): Promise<void> {
    const step = this.#stepOf(board);
    const landed = this.#mounted?.layer.leap(step, isBrief);
    this.#mounted?.refresh();
    await landed;
    void this.#parts.sounds.play('leap', WHOLE_TONE ** step);
  }

  /** Leaps through the gate if the board opens it, and flies once behind the reels. */
  async pass(board: number): Promise<void> {
    if (!this.#opens(board)) return;
    void this.#parts.sounds.play('gate');
    const flown = this.#mounted?.layer.pass();
    this.#mounted?.refresh();
    await flown;
  }

  /** Slides back after the last board that pays. */
  slide(): void {
    this.#draw((layer) => layer.slide());
  }

  /** Shows the end of the climb at once. @param board the last one that pays */
  skip(board: number): void {
    const { gate } = this.#parts;
    const isThrough = gate !== undefined && !this.#isFree && board >= gate.board;
    this.#draw((layer) => (isThrough ? layer.skipGate() : layer.place(this.#stepOf(board))));
  }

  clear(): void {
    this.#draw((layer) => layer.rest());
  }

  #stepOf(board: number): number {
    return Math.min(board, this.#parts.rising.length - 1);
  }

  #opens(board: number): boolean {
    return !this.#isFree && board === this.#parts.gate?.board;
  }

  #card({ board, spins }: Gate): HTMLElement {
    const { texts, rising } = this.#parts;
    return element(
      'p',
      { class: 'gate-card' },
      element('span', {}, texts.game('tumble.gate')),
      element('b', { class: 'number' }, `×${rising[this.#stepOf(board)] ?? 1}`),
      element('span', {}, texts.gameOr('tumble.gateWin', 'freeEnter', { count: spins })),
    );
  }

  #draw(change: (layer: LedgesLayer) => void): void {
    if (this.#mounted === undefined) return;
    change(this.#mounted.layer);
    this.#mounted.refresh();
  }
}
