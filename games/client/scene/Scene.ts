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
import type { Striker } from './falling/Striker.ts';
import type { Reels } from './Reels.ts';
import type { ReelScene, SceneListener } from './ReelScene.ts';
import type { BoardLayer, MakeLayer, MountedLayer, SceneLayer } from './SceneLayer.ts';
import { Mascot } from './Mascot.ts';
import { MascotArm } from './MascotArm.ts';
import type { HammerStriker } from './strike/HammerStriker.ts';
import type { SymbolBoard } from './SymbolBoard.ts';
import type { TallSymbol } from './tall/TallSymbol.ts';
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
  /** The board of a game with tumbles and the mascot that strikes there, or of any other game and its symbol of several cells. */
  readonly board:
    | { readonly falling: typeof FallingReels; readonly striker?: typeof HammerStriker | undefined }
    | { readonly turning: typeof Reels; readonly tall?: typeof TallSymbol | undefined };
}

/** Draws the game by WebGL. */
export class Scene implements ReelScene {
  readonly #parts: SceneParts;
  readonly #root = new Container();
  readonly #board = new Container();
  readonly tumbleBoard: TumbleBoard | undefined;
  readonly #reels: SymbolBoard;
  readonly #lines: WinLines;
  readonly #tall: TallSymbol | undefined;
  readonly #particles: Particles;
  readonly #mascot: Mascot;
  readonly #arm: MascotArm | undefined;
  readonly #striker: Striker | undefined;
  /** Below the frame. */
  readonly #inner = new Container();
  /** Layers behind the board. */
  readonly #behind = new Container();
  readonly #loop: Loop;
  /** Parts that shows have added. */
  readonly #layers: SceneLayer[] = [];
  #isReduced = false;

  constructor(parts: SceneParts) {
    const { renderer, look, maths, atlas, listener, slot, clock, board } = parts;
    this.#parts = parts;
    const frame = boardFrame(look.board, atlas);
    let front: Container | undefined;
    if ('falling' in board) {
      const striker =
        board.striker &&
        new board.striker({
          look,
          atlas,
          mascot: frame.mascot,
          listener,
          cells: reelsOf(maths) * maths.rows,
          wake: () => this.#loop.wake(),
        });
      this.#striker = striker;
      const falling = new board.falling({
        look,
        maths,
        atlas,
        listener,
        striker,
        wake: () => this.#loop.wake(),
        sag: (units) => {
          this.#board.pivot.y = -units;
        },
        hole: (x, y) => (look.board.mascot.leaps === true ? this.#mascot.leapTo(x, y) : this.#cheer()),
        fill: () => this.#mascot.lift(),
        toPage: (x, y) => this.#board.toGlobal({ x, y }),
      });
      front = falling.front;
      this.tumbleBoard = falling;
      this.#reels = falling;
    } else {
      const tall =
        board.tall &&
        look.tall &&
        new board.tall(
          {
            look,
            atlas,
            reels: reelsOf(maths),
            lines: maths.lines ?? [],
            whole: () => this.#reels.wholeReels?.() ?? [],
            moment: (moment) => listener.tall(moment),
            shake: (units) => {
              this.#board.pivot.y = units;
            },
          },
          look.tall,
        );
      this.#tall = tall;
      this.#reels = new board.turning({ look, maths, atlas, listener, tall: tall?.cells });
    }
    this.#lines = new WinLines({
      board: look.board,
      atlas,
      stroke: paintedLine(look.colours.line, look.colours.lineGlow),
      reels: reelsOf(maths),
      rows: maths.rows,
      lines: maths.lines ?? [],
      // A tall symbol is never dimmed in part.
      symbolAt: (reel, row) => (this.#reels.isTall?.(reel, row) ? undefined : this.#reels.sprite(reel, row)),
      lit: (win) => listener.lit(win),
    });
    // A mascot that climbs ledges has no place on the frame.
    frame.mascot.visible = look.ledges === undefined;
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
    if (this.#tall !== undefined) {
      inner.addChild(this.#tall.behind);
      this.#board.addChildAt(this.#tall.front, this.#board.getChildIndex(this.#lines.over));
    }
    this.#root.addChild(this.#behind, this.#board, this.#particles.container);
    this.#loop = new Loop(() => renderer.render(this.#root));
    for (const mover of [this.#reels, this.#lines, this.#particles, this.#mascot]) this.#loop.add(mover);
    if (this.#tall !== undefined) this.#loop.add(this.#tall);
    if (this.#arm !== undefined) {
      this.#loop.add(this.#arm);
      clock.every(BECKON_MS, () => this.#beckon());
    }
    if (this.#striker !== undefined) {
      this.#mascot.setReducedMotion(true);
      clock.every(BECKON_MS, () => this.#hum());
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

  startReels(kind: SpinOutcome['kind'], held?: readonly number[]): void {
    this.clearWins();
    if (this.#parts.look.board.mascot.follows === true) this.#mascot.follow();
    this.#reels.start(kind, held);
    this.#loop.wake();
  }

  stopReels(spin: SpinOutcome): Promise<void> {
    const stopped = this.#reels.stop(spin);
    this.#loop.wake();
    return stopped;
  }

  stepReel(spin: SpinOutcome, by: 1 | -1): Promise<void> {
    const stepped = this.#reels.step?.(spin, by) ?? Promise.resolve();
    this.#loop.wake();
    return stepped;
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
    this.#tall?.show(wins);
    this.#loop.wake();
  }

  clearWins(): void {
    this.#lines.clear();
    this.#tall?.clear();
    this.#loop.wake();
  }

  celebrate(size: WinSize): void {
    if (this.#isReduced || size === 'none') return;
    const { look } = this.#parts;
    const { window: box } = look.board;
    const middle = this.#board.toGlobal({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    this.#particles.burst(middle.x, middle.y, size === 'small' ? 18 : 48);
    if (size === 'big') this.#particles.fountain(2.2, 16);
    if (size === 'huge' || size === 'super') this.#particles.fountain(4.2, 22);
    this.#cheer();
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
    this.#tall?.setReducedMotion(isReduced);
    this.#mascot.setReducedMotion(isReduced || this.#striker !== undefined);
    this.#arm?.setReducedMotion(isReduced);
    if (isReduced) this.calm();
  }

  setBoard(board: 'bright' | 'dimmed' | 'hidden'): void {
    for (const part of [this.#behind, this.#board]) {
      part.tint = board === 'dimmed' ? (this.#parts.look.dimmed ?? DIMMED) : 0xffffff;
      part.visible = board !== 'hidden';
    }
    this.#loop.wake();
  }

  mount<Layer extends SceneLayer>(make: MakeLayer<Layer>, place: 'front' | 'behind' = 'front'): MountedLayer<Layer> {
    const layer = make(this.#parts.atlas);
    this.#layers.push(layer);
    (place === 'front' ? this.#root : this.#behind).addChild(layer.container);
    this.#loop.add(layer);
    return { layer, refresh: () => this.#resize() };
  }

  mountOnBoard<Layer extends BoardLayer>(
    place: 'ground' | 'window' | 'over',
    make: MakeLayer<Layer>,
  ): MountedLayer<Layer> {
    const layer = make(this.#parts.atlas);
    // The grounds of reels and cells are the first layer of the window.
    if (place === 'ground') this.#inner.addChildAt(layer.container, 1);
    else (place === 'window' ? this.#inner : this.#board).addChild(layer.container);
    this.#loop.add(layer);
    return { layer, refresh: () => this.#loop.wake() };
  }

  setSymbols(symbols: 'shown' | 'hidden'): void {
    this.#reels.container.visible = symbols === 'shown';
    this.#loop.wake();
  }

  setMascot(mascot: 'shown' | 'hidden'): void {
    this.#mascot.setVisible(mascot === 'shown');
    this.#arm?.setVisible(mascot === 'shown');
  }

  stepMascot(x: number, y: number, seconds: number): Promise<void> {
    const stood = this.#mascot.stepTo(x, y, seconds, this.#parts.look.board.mascot.steps);
    this.#loop.wake();
    return stood;
  }

  liftMascot(): void {
    this.#mascot.lift();
    this.#loop.wake();
  }

  alertMascot(): void {
    if (this.#arm === undefined) this.#mascot.hop();
    this.#mascot.blink();
    this.#arm?.beckon();
    this.#loop.wake();
  }

  #cheer(): void {
    if (this.#striker !== undefined) this.#hum();
    // A sign that is fixed to the machine does not hop.
    else if (this.#parts.look.board.lever === undefined) this.#mascot.hop();
  }

  #hum(): void {
    if (!this.#isReduced) this.#striker?.hum();
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
