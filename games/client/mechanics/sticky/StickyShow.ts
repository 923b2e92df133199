import type { SpinOutcome } from '#games/api/index.ts';
import { paidWindow } from '../../round/changesWindow.ts';
import type { WindowChange, WindowChangeParts } from '../WindowChange.ts';
import { Flames } from './Flames.ts';
import { stayingWilds } from './stayingWilds.ts';
import { RISE_MS, TailLayer } from './TailLayer.ts';

/** Between two wilds that begin to burn, and after the last one. Each further wild of a spin waits a shorter share of it. */
const KINDLE_MS = 320;
const SHORTER = 0.8;
const LEAST_MS = 110;
/** The rise in pitch from one wild to the next. */
const HIGHER = 0.04;

/**
 * Shows wilds that stay to the end of the free spins. Each of them lights a feather of the mascot's tail, and the mascot rises once when
 * all feathers burn.
 */
export class StickyShow implements WindowChange {
  readonly #parts: WindowChangeParts;
  readonly #wilds: ReadonlySet<string>;
  readonly #flames: Flames | undefined;
  readonly #tail: TailLayer | undefined;
  readonly #wake: () => void;
  readonly #feathers: number;
  #burning = 0;
  #isReduced = false;

  constructor(parts: WindowChangeParts) {
    this.#parts = parts;
    const { maths, look } = parts.files;
    const names = [...(maths.wild === undefined ? [] : [maths.wild]), ...Object.keys(maths.wilds ?? {})];
    this.#wilds = new Set(names);
    const { sticky, board } = look;
    this.#feathers = sticky?.feathers.length ?? 0;
    const flames = parts.scene.mountOnBoard('window', (atlas) => new Flames(board, names[0] ?? '', atlas));
    const tail = sticky && parts.scene.mountOnBoard('over', (atlas) => new TailLayer(board, sticky, atlas));
    this.#flames = flames?.layer;
    this.#tail = tail?.layer;
    this.#wake = () => flames?.refresh();
    this.#wake();
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.#flames?.setReducedMotion(isReduced);
  }

  start(kind: SpinOutcome['kind']): void {
    if (kind === 'base') this.#quench();
    // The reels turn below the wilds.
    this.#flames?.setSymbols(true);
    this.#wake();
  }

  async change(spin: SpinOutcome): Promise<void> {
    const { show, scene, sounds, hud, texts } = this.#parts;
    const staying = stayingWilds(spin, this.#wilds);
    if (staying === undefined) return;
    for (const cell of staying.spent) this.#flames?.spend(cell);
    // A game that is loaded again in the middle has not seen the spins before.
    for (const cell of staying.before) this.#flames?.kindle(cell);
    this.#burning = staying.before.length;
    this.#lightTail();
    for (const [index, cell] of staying.fresh.entries()) {
      this.#flames?.kindle(cell);
      this.#burning += 1;
      this.#lightTail();
      if (show.isSkipped) continue;
      void sounds.play('kindle', 1 + HIGHER * Math.min(12, this.#burning));
      await show.wait(this.#isReduced ? 0 : Math.max(LEAST_MS, KINDLE_MS * SHORTER ** index));
      if (this.#burning === this.#feathers) await this.#rise();
    }
    if (this.#burning > 0) hud.plate.setLine(texts.text('wildsStay', { count: this.#burning }));
    // The reels show the wilds from here on, so that wins light and dim them like any symbol.
    scene.placeReels(paidWindow(spin));
    this.#flames?.settle();
    this.#flames?.setSymbols(false);
    this.#wake();
  }

  async enterFreeSpins(): Promise<void> {
    this.#quench();
  }

  leaveFreeSpins(): void {
    this.#quench();
  }

  clear(): void {
    this.#parts.scene.setMascot('shown');
    this.#flames?.settle();
    this.#tail?.settle();
    this.#wake();
  }

  async #rise(): Promise<void> {
    const { show, scene, sounds } = this.#parts;
    if (this.#isReduced || show.isSkipped) return;
    void sounds.play('rise');
    scene.setMascot('hidden');
    this.#tail?.rise();
    this.#wake();
    await show.wait(RISE_MS);
    this.#tail?.settle();
    scene.setMascot('shown');
  }

  #lightTail(): void {
    this.#tail?.light(Math.min(this.#feathers, this.#burning), this.#isReduced || this.#parts.show.isSkipped);
    this.#wake();
  }

  #quench(): void {
    this.#burning = 0;
    this.#flames?.quench();
    this.#tail?.light(0, true);
    this.#wake();
  }
}
