import { Container, Sprite } from 'pixi.js';
import type { SpinOutcome } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import type { LookFile } from '../look/schema.ts';
import { type Pace, paceOf } from '../timing/pace.ts';
import { stopPlan } from '../timing/stopPlan.ts';
import type { Atlas } from './Atlas.ts';
import { firstStops, windowAt } from './firstStops.ts';
import { ReelView } from './ReelView.ts';
import type { SceneListener } from './ReelScene.ts';
import type { SymbolBoard } from './SymbolBoard.ts';
import type { TallCells } from './tall/TallCells.ts';
import { wholeReels } from './tall/wholeRuns.ts';

/** With reduced motion the symbols fade out and in instead of turning. */
const FADE_SECONDS = 0.22;
const PULSE_PER_SECOND = 9;

export interface ReelsParts {
  readonly look: LookFile;
  readonly maths: MathsFile;
  readonly atlas: Atlas;
  readonly listener: Pick<SceneListener, 'reelStopped' | 'anticipated'>;
  readonly tall?: TallCells | undefined;
}

type Strips = Readonly<Record<SpinOutcome['kind'], readonly (readonly string[])[]>>;

interface Shown {
  readonly kind: SpinOutcome['kind'];
  readonly stops: readonly number[];
  readonly window: readonly (readonly string[])[];
}

/** The reels turn together and stop one after another. */
export class Reels implements SymbolBoard {
  readonly container = new Container();
  readonly #parts: ReelsParts;
  readonly #pace: Pace;
  readonly #reels: ReelView[] = [];
  readonly #glows: Sprite[] = [];
  #strips: Strips;
  #shown: Shown;
  #anticipated: readonly boolean[] = [];
  /** The reels that stay still while the others turn. */
  #held: readonly number[] = [];
  #seconds = 0;
  #isTurning = false;
  #isReduced = false;
  /** The remaining seconds of the fade. The new symbols appear at its middle. */
  #fade = 0;
  #isFadingIn = true;
  #stopped: (() => void) | undefined;
  /** The reel that moves by one symbol. */
  #stepping: { readonly reel: ReelView; readonly done: () => void } | undefined;

  constructor(parts: ReelsParts) {
    this.#parts = parts;
    const { look, maths, atlas, tall } = parts;
    const { board } = look;
    this.#pace = paceOf(board.pace);
    this.#strips = stripsOf(maths, '');
    const { base } = this.#strips;
    const stops = firstStops(base, maths.rows, [maths.hold?.coin]);
    this.#shown = { kind: 'base', stops, window: windowAt(base, stops, maths.rows) };
    const textures = {
      sharp: (symbol: string) => tall?.texture(symbol, false) ?? atlas.texture(symbol),
      blurred: (symbol: string) => tall?.texture(symbol, true) ?? atlas.texture(`${symbol}_blur`),
    };
    for (const [index, strip] of base.entries()) {
      const reel = new ReelView({ rows: maths.rows, cell: board.cell, strip, textures, pace: this.#pace, tall });
      reel.container.position.set(board.firstCell.x + index * board.cell.width, board.firstCell.y);
      const glow = new Sprite(atlas.texture('glow'));
      glow.position.set(reel.container.x - board.cell.width * 0.3, board.window.y - 40);
      glow.setSize(board.cell.width * 1.6, board.window.height + 80);
      glow.tint = look.colours.lineGlow;
      glow.blendMode = 'add';
      glow.visible = false;
      this.#glows.push(glow);
      this.#reels.push(reel);
      this.container.addChild(glow, reel.container);
    }
    this.#place(this.#shown);
  }

  sprite(reel: number, row: number): Sprite | undefined {
    return this.#reels[reel]?.sprite(row);
  }

  /** The reels that show the whole picture of a tall symbol. */
  wholeReels(): readonly number[] {
    const { kind, window, stops } = this.#shown;
    const { symbol } = this.#parts.tall ?? {};
    return symbol === undefined ? [] : wholeReels(window, stops, this.#strips[kind], symbol);
  }

  /** Whether a place of the window shows a part of a tall symbol. */
  isTall(reel: number, row: number): boolean {
    const { tall } = this.#parts;
    return tall !== undefined && this.#shown.window[reel]?.[row] === tall.symbol;
  }

  /** The reels use the strips of the variant from the next start on. */
  setVariant(variant: string): void {
    this.#strips = stripsOf(this.#parts.maths, variant);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  start(kind: SpinOutcome['kind'], held: readonly number[] = []): void {
    this.#endStep();
    this.#held = held;
    this.#seconds = 0;
    this.#isTurning = true;
    this.#anticipated = [];
    if (this.#isReduced) {
      this.#fadeOut();
      return;
    }
    for (const [index, reel] of this.#turning()) reel.start(this.#strips[kind][index] ?? []);
  }

  /** Resolves when every reel is still. */
  stop(spin: SpinOutcome): Promise<void> {
    this.#shown = spin;
    const { maths } = this.#parts;
    if (!this.#isReduced) {
      const turning = this.#turning();
      const plan = stopPlan({
        window: turning.map(([index]) => spin.window[index] ?? []),
        scatter: spin.kind === 'base' ? maths.scatter : undefined,
        atLeast: maths.freeSpins?.atLeast ?? Number.POSITIVE_INFINITY,
        turned: this.#seconds,
        pace: this.#pace,
      });
      const anticipated: boolean[] = this.#reels.map(() => false);
      for (const [place, [index, reel]] of turning.entries()) {
        anticipated[index] = plan.anticipated[place] === true;
        reel.stopAfter(plan.stops[place] ?? 0, spin.stops[index] ?? 0, spin.window[index] ?? []);
      }
      this.#anticipated = anticipated;
    }
    return new Promise((resolve) => {
      this.#stopped = resolve;
    });
  }

  step(spin: SpinOutcome, by: 1 | -1): Promise<void> {
    const last = this.#reels.length - 1;
    const reel = this.#reels[last];
    this.#shown = spin;
    if (reel === undefined || this.#isReduced) {
      this.#place(spin);
      return Promise.resolve();
    }
    reel.step(by, spin.stops[last] ?? 0, spin.window[last] ?? []);
    return new Promise((done) => {
      this.#stepping = { reel, done };
    });
  }

  place(spin: SpinOutcome): void {
    this.#endStep();
    this.#shown = spin;
    this.#place(spin);
  }

  /** Shows the earlier window again. */
  giveBack(): void {
    if (!this.#isTurning) return;
    if (this.#isReduced) {
      this.#stopped = () => {};
      return;
    }
    for (const [index, reel] of this.#turning())
      reel.stopAfter(index * 0.08, this.#shown.stops[index] ?? 0, this.#shown.window[index] ?? []);
    this.#stopped = () => {};
  }

  advance(seconds: number): boolean {
    if (this.#stepping?.reel.advance(seconds) === true) this.#endStep();
    if (this.#stepping !== undefined) return true;
    if (!this.#isTurning) return false;
    this.#seconds += seconds;
    if (this.#isReduced) return this.#advanceFade(seconds);
    let moves = false;
    for (let index = 0; index < this.#reels.length; index += 1) {
      const reel = this.#reels[index];
      if (reel === undefined) continue;
      if (reel.advance(seconds)) this.#reelStopped(index);
      if (!reel.isStill) moves = true;
    }
    this.#pulse();
    if (!moves) this.#end();
    return this.#isTurning;
  }

  /** The reels that turn, with their places. */
  #turning(): (readonly [index: number, reel: ReelView])[] {
    return [...this.#reels.entries()].filter(([index]) => !this.#held.includes(index));
  }

  /** Ends the step at once. Its reel is placed by what follows. */
  #endStep(): void {
    const stepping = this.#stepping;
    this.#stepping = undefined;
    stepping?.done();
  }

  #reelStopped(index: number): void {
    const { listener, maths } = this.#parts;
    listener.reelStopped(
      index,
      maths.scatter !== undefined && this.#shown.window[index]?.includes(maths.scatter) === true,
    );
    if (this.#anticipated[index + 1] === true) listener.anticipated();
  }

  /** Lights the reel that turns longer. */
  #pulse(): void {
    for (let index = 0; index < this.#glows.length; index += 1) {
      const glow = this.#glows[index];
      if (glow === undefined) continue;
      const isLit =
        this.#anticipated[index] === true &&
        this.#reels[index]?.isStill === false &&
        (index === 0 || this.#reels[index - 1]?.isStill === true);
      glow.visible = isLit;
      if (isLit) glow.alpha = 0.5 + 0.3 * Math.sin(this.#seconds * PULSE_PER_SECOND);
    }
  }

  #end(): void {
    this.#isTurning = false;
    const stopped = this.#stopped;
    this.#stopped = undefined;
    stopped?.();
  }

  #fadeOut(): void {
    this.#fade = FADE_SECONDS;
    this.#isFadingIn = false;
  }

  #advanceFade(seconds: number): boolean {
    this.#fade = Math.max(0, this.#fade - seconds);
    const part = this.#fade / FADE_SECONDS;
    this.container.alpha = this.#isFadingIn ? 1 - part : 0.15 + 0.85 * part;
    if (this.#fade > 0) return true;
    if (this.#isFadingIn) {
      this.#end();
      return false;
    }
    // The outcome is not known yet, so the symbols stay dim.
    if (this.#stopped === undefined) return true;
    this.#place(this.#shown);
    this.#fade = FADE_SECONDS;
    this.#isFadingIn = true;
    return true;
  }

  #place({ kind, stops, window }: Shown): void {
    for (const [index, reel] of this.#reels.entries())
      reel.place(this.#strips[kind][index] ?? [], stops[index] ?? 0, window[index] ?? []);
  }
}

/** The strips of a variant, or of the first one if there is none of this name. */
function stripsOf({ variants, strips }: MathsFile, variant: string): Strips {
  const found = variants.find(({ name }) => name === variant) ?? variants[0];
  const named = (name: string | undefined) => (strips[name ?? ''] ?? []).map((strip) => strip.split(' '));
  const base = named(found?.base);
  return { base, free: found?.free === undefined ? base : named(found.free) };
}
