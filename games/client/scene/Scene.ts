import { Container, type WebGLRenderer } from 'pixi.js';
import type { SpinOutcome, Win } from '#games/api/index.ts';
import { type MathsFile, reelsOf } from '#games/maths/index.ts';
import type { Clock } from '../Game.ts';
import type { LookFile } from '../look/schema.ts';
import type { WinSize } from '../round/winSize.ts';
import type { Atlas } from './Atlas.ts';
import { boardFrame, grounds, windowMask } from './board.ts';
import { boardBox } from './boardBox.ts';
import { Loop } from './Loop.ts';
import { canvasResolution } from './openRenderer.ts';
import { paintedLine } from './paintedLine.ts';
import { Particles } from './Particles.ts';
import type { FallingReels } from './falling/FallingReels.ts';
import type { Reels } from './Reels.ts';
import type { ReelScene, SceneListener } from './ReelScene.ts';
import type { BoardLayer, MakeLayer, MountedLayer, SceneLayer } from './SceneLayer.ts';
import { Mascot } from './Mascot.ts';
import { MascotArm } from './MascotArm.ts';
import type { SymbolBoard } from './SymbolBoard.ts';
import type { TumbleBoard } from './TumbleBoard.ts';
import { watchPicture } from './watchPicture.ts';
import { WinLines } from './WinLines.ts';

/** The board's tint behind a banner, as dark as the banner's veil, of a look without colours of its own for it. */
const DIMMED = '#453A78';
/** A mascot with an arm beckons so often while nothing else happens. */
const BECKON_MS = 4000;

export interface SceneParts {
  readonly renderer: WebGLRenderer;
  /** The box of the page that the board fills. */
  readonly slot: HTMLElement;
  readonly look: LookFile;
  readonly maths: MathsFile;
  readonly atlas: Atlas;
  readonly listener: SceneListener;
  readonly clock: Clock;
  /** The board of a game with tumbles, or of any other game. */
  readonly board: { readonly falling: typeof FallingReels } | { readonly turning: typeof Reels };
}

/** Draws the game by WebGL. */
export class Scene implements ReelScene {
  readonly #parts: SceneParts;
  readonly #root = new Container();
  readonly #board = new Container();
  readonly tumbleBoard: TumbleBoard | undefined;
  readonly #reels: SymbolBoard;
  readonly #lines: WinLines;
  readonly #particles: Particles;
  readonly #mascot: Mascot;
  readonly #arm: MascotArm | undefined;
  /** Below the frame. */
  readonly #inner = new Container();
  readonly #loop: Loop;
  /** Parts that shows have added. */
  readonly #layers: SceneLayer[] = [];
  #isReduced = false;

  constructor(parts: SceneParts) {
    const { renderer, look, maths, atlas, listener, slot, clock, board } = parts;
    this.#parts = parts;
    let front: Container | undefined;
    if ('falling' in board) {
      const falling = new board.falling({
        look,
        maths,
        atlas,
        listener,
        wake: () => this.#loop.wake(),
        sag: (units) => {
          this.#board.pivot.y = -units;
        },
        hole: (x, y) => (look.board.mascot.leaps === true ? this.#mascot.leapTo(x, y) : this.#mascot.hop()),
        fill: () => this.#mascot.lift(),
        toPage: (x, y) => this.#board.toGlobal({ x, y }),
      });
      front = falling.front;
      this.tumbleBoard = falling;
      this.#reels = falling;
    } else this.#reels = new board.turning({ look, maths, atlas, listener });
    this.#lines = new WinLines({
      board: look.board,
      atlas,
      stroke: paintedLine(look.colours.line, look.colours.lineGlow),
      reels: reelsOf(maths),
      rows: maths.rows,
      lines: maths.lines ?? [],
      symbolAt: (reel, row) => this.#reels.sprite(reel, row),
      lit: (win) => listener.lit(win),
    });
    const frame = boardFrame(look.board, atlas);
    this.#mascot = new Mascot(frame.mascot, atlas, frame.lamps);
    this.#arm = frame.arm === undefined ? undefined : new MascotArm(frame.arm, frame.mascot);
    this.#particles = new Particles(atlas);
    const mask = windowMask(look.board);
    const inner = this.#inner;
    const size = { reels: reelsOf(maths), rows: maths.rows };
    inner.addChild(grounds(look.board, atlas, size), this.#lines.behind, this.#reels.container);
    inner.mask = mask;
    this.#board.addChild(frame.under, inner, mask, frame.over, this.#lines.over);
    if (front !== undefined) this.#board.addChild(front);
    this.#root.addChild(this.#board, this.#particles.container);
    this.#loop = new Loop(() => renderer.render(this.#root));
    for (const mover of [this.#reels, this.#lines, this.#particles, this.#mascot]) this.#loop.add(mover);
    if (this.#arm !== undefined) {
      this.#loop.add(this.#arm);
      clock.every(BECKON_MS, () => this.#beckon());
    }
    watchPicture(renderer.canvas, {
      clock,
      redraw: () => this.#loop.wake(),
      lost: () => listener.pictureLost(),
    });
    new ResizeObserver(() => {
      this.#resize();
      listener.resized();
    }).observe(slot);
    window.addEventListener('resize', () => this.#resize());
    this.#resize();
  }

  startReels(kind: SpinOutcome['kind']): void {
    this.clearWins();
    this.#reels.start(kind);
    this.#loop.wake();
  }

  stopReels(spin: SpinOutcome): Promise<void> {
    const stopped = this.#reels.stop(spin);
    this.#loop.wake();
    return stopped;
  }

  placeReels(spin: SpinOutcome): void {
    this.clearWins();
    this.#reels.place(spin);
    this.#loop.wake();
  }

  returnReels(): void {
    this.#reels.giveBack();
    this.#loop.wake();
  }

  showWins(wins: readonly Win[]): void {
    this.#lines.show(wins);
    this.#loop.wake();
  }

  clearWins(): void {
    this.#lines.clear();
    this.#loop.wake();
  }

  celebrate(size: WinSize): void {
    if (this.#isReduced || size === 'none') return;
    const { window: box } = this.#parts.look.board;
    const middle = this.#board.toGlobal({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    this.#particles.burst(middle.x, middle.y, size === 'small' ? 18 : 48);
    if (size === 'big') this.#particles.fountain(2.2, 16);
    if (size === 'huge' || size === 'super') this.#particles.fountain(4.2, 22);
    this.#mascot.hop();
    this.#loop.wake();
  }

  calm(): void {
    this.#particles.clear();
    this.#loop.wake();
  }

  setFeature(isFree: boolean): void {
    this.#mascot.setFeature(isFree);
    this.#loop.wake();
  }

  setVariant(variant: string): void {
    this.#reels.setVariant(variant);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.#reels.setReducedMotion(isReduced);
    this.#mascot.setReducedMotion(isReduced);
    this.#arm?.setReducedMotion(isReduced);
    if (isReduced) this.calm();
  }

  setBoard(board: 'bright' | 'dimmed' | 'hidden'): void {
    this.#board.tint = board === 'dimmed' ? (this.#parts.look.dimmed ?? DIMMED) : 0xffffff;
    this.#board.visible = board !== 'hidden';
    this.#loop.wake();
  }

  mount<Layer extends SceneLayer>(make: MakeLayer<Layer>): MountedLayer<Layer> {
    const layer = make(this.#parts.atlas);
    this.#layers.push(layer);
    this.#root.addChild(layer.container);
    this.#loop.add(layer);
    return { layer, refresh: () => this.#resize() };
  }

  mountOnBoard<Layer extends BoardLayer>(place: 'window' | 'over', make: MakeLayer<Layer>): MountedLayer<Layer> {
    const layer = make(this.#parts.atlas);
    (place === 'window' ? this.#inner : this.#board).addChild(layer.container);
    this.#loop.add(layer);
    return { layer, refresh: () => this.#loop.wake() };
  }

  setSymbols(symbols: 'shown' | 'hidden'): void {
    this.#reels.container.visible = symbols === 'shown';
    this.#loop.wake();
  }

  alertMascot(): void {
    if (this.#arm === undefined) this.#mascot.hop();
    this.#mascot.blink();
    this.#arm?.beckon();
    this.#loop.wake();
  }

  #beckon(): void {
    if (this.#arm === undefined || this.#isReduced) return;
    this.#arm.beckon();
    this.#loop.wake();
  }

  setCovered(isCovered: boolean): void {
    this.#loop.pause(isCovered);
  }

  /** Fits the board into its box of the page. The canvas covers the whole window, for flying coins. */
  #resize(): void {
    const { renderer, slot, look } = this.#parts;
    const { canvas } = renderer;
    const { clientWidth: width, clientHeight: height } = canvas.parentElement ?? document.documentElement;
    if (width === 0 || height === 0) return;
    renderer.resize(width, height, canvasResolution());
    const outer = canvas.getBoundingClientRect();
    const box = slot.getBoundingClientRect();
    const { left, top, scale } = boardBox(look.board, box);
    this.#board.scale.set(scale);
    this.#board.position.set(left - outer.left, top - outer.top);
    this.#particles.resize(width, height, Math.max(0.8, scale));
    for (const layer of this.#layers) layer.resize(outer);
    this.#loop.wake();
  }
}
