import { Container, Sprite } from 'pixi.js';
import type { LedgesLook } from '../../look/mechanicLooks.ts';
import type { LookFile } from '../../look/schema.ts';
import { boardBox } from '../../scene/boardBox.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer, SceneLayer } from '../../scene/SceneLayer.ts';
import { flightPath } from './flightPath.ts';
import { GoldDragon } from './GoldDragon.ts';
import { boxOn, eased, type LeapPoint, type LedgePlaces, moveOnArc, moveOnCurve, placeLedges } from './leapPath.ts';
import { Splash } from './Splash.ts';
import { Spray } from './Spray.ts';
import { Waterfall } from './Waterfall.ts';

/** The seconds of a leap. The leap to the highest ledge is slow. */
const LEAP = { brief: 0.28, usual: 0.42, slow: 1.3 } as const;
const GATE_SECONDS = 0.62;
const FLIGHT_SECONDS = 2.7;
const SLIDE_SECONDS = 0.72;
/** The rise of a leap above the straight way, as a share of its length. */
const RISE = 0.36;
/** The middle of the mascot above its ledge. */
const STANDS = 40;
/** Half the height of the mascot, which the foam beside the board covers. */
const SUNK = 42;
const DRAGON = { climbing: 0.74, flying: 1.6 } as const;
const TURN = { from: -0.42, to: 0.34 } as const;

type Action = 'still' | 'leaping' | 'passing' | 'flying' | 'sliding';

export interface LedgesLayerParts {
  readonly look: Pick<LookFile, 'board' | 'colours'>;
  readonly ledges: LedgesLook;
  readonly atlas: Atlas;
  readonly multiples: readonly number[];
  /** The boxes of the page that the ledges and the board fill. */
  readonly box: HTMLElement;
  readonly slot: HTMLElement;
}

/** Draws the ledges, and the mascot on its way up. It becomes a dragon behind the gate. */
export class LedgesLayer implements SceneLayer {
  readonly container = new Container();
  /** The part of the dragon that the window of the reels shows. */
  readonly onReels: BoardLayer;
  readonly #parts: LedgesLayerParts;
  readonly #water: Waterfall;
  readonly #spray: Spray;
  readonly #fish: Sprite;
  readonly #splash: Splash;
  readonly #halo: Sprite;
  readonly #dragon: GoldDragon;
  readonly #from: LeapPoint = { x: 0, y: 0 };
  readonly #to: LeapPoint = { x: 0, y: 0 };
  readonly #at: LeapPoint = { x: 0, y: 0 };
  /** The way of the dragon behind the reels. */
  #flight: readonly LeapPoint[] = [];
  #places: LedgePlaces = { scale: 1, gateScale: 1, places: [], gate: { x: 0, y: 0 }, pool: { x: 0, y: 0 } };
  #action: Action = 'still';
  #seconds = 0;
  #length = 1;
  /** The ledge of the mascot. Below the first one it is -1. */
  #step = -1;
  /** Whether the mascot has left through the gate. */
  #isGone = false;
  #isFree = false;
  #isReduced = false;
  #size = DRAGON.climbing as number;
  #done: (() => void) | undefined;

  constructor(parts: LedgesLayerParts) {
    this.#parts = parts;
    const { look, atlas, multiples } = parts;
    const centred = (name: string): Sprite => {
      const sprite = new Sprite(atlas.texture(name));
      sprite.anchor.set(0.5);
      return sprite;
    };
    this.#water = new Waterfall({ look, atlas, multiples });
    this.#spray = new Spray(atlas.texture('bead'));
    this.#fish = centred('mascot');
    this.#splash = new Splash(centred('splash'));
    this.#halo = centred('glow');
    this.#halo.tint = look.colours.lineGlow;
    this.#halo.blendMode = 'add';
    this.#halo.alpha = 0;
    this.#dragon = new GoldDragon(atlas);
    const [behind, onReels] = this.#dragon.containers;
    this.container.addChild(
      this.#water.container,
      this.#halo,
      behind,
      this.#fish,
      this.#splash.sprite,
      this.#water.labels,
      this.#spray.container,
    );
    this.onReels = { container: onReels, advance: () => false };
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  /** A gold dragon climbs in the free spins. */
  setFree(isFree: boolean): void {
    this.#isFree = isFree;
    this.#water.setFree(isFree);
    this.rest();
  }

  /** Places the mascot below the first ledge. */
  rest(): void {
    this.#isGone = false;
    this.place(-1);
  }

  /** Places the mascot on a ledge at once, and ends its motion. */
  place(step: number): void {
    this.#step = step;
    this.#action = 'still';
    this.#water.setStep(step);
    this.#water.dim = 0;
    this.#water.shine = 0;
    this.#halo.alpha = 0;
    this.#splash.hide();
    this.#spray.clear();
    this.#stand();
    this.#end();
  }

  /** Leaps to a ledge. Resolves when the mascot has landed. @param isBrief whether the leap is short, with little water */
  leap(step: number, isBrief: boolean): Promise<void> {
    const isHighest = step >= this.#places.places.length - 1;
    if (this.#isGone) return Promise.resolve();
    if (this.#isReduced || step === this.#step) {
      this.place(step);
      return Promise.resolve();
    }
    this.#begin('leaping', isHighest ? LEAP.slow : isBrief ? LEAP.brief : LEAP.usual);
    this.#standOn(this.#step, this.#from);
    this.#standOn(step, this.#to);
    this.#splashAt(this.#from);
    this.#step = step;
    return this.#until();
  }

  /** Leaps through the gate, and flies once behind the reels as a dragon. */
  pass(): Promise<void> {
    if (this.#isGone || this.#isFree) return Promise.resolve();
    this.#isGone = true;
    const { gate, scale } = this.#places;
    if (this.#isReduced) {
      this.#stand();
      return Promise.resolve();
    }
    this.#begin('passing', GATE_SECONDS);
    this.#standOn(this.#step, this.#from);
    this.#to.x = gate.x;
    this.#to.y = gate.y + 14 * scale;
    this.#splashAt(this.#from);
    return this.#until();
  }

  /** Slides back into the pool in foam. */
  slide(): void {
    if (this.#isGone || this.#step < 0) return;
    this.#standOn(this.#step, this.#from);
    this.#standOn(-1, this.#to);
    if (this.#isReduced) return;
    this.#begin('sliding', SLIDE_SECONDS);
  }

  /** Shows the mascot behind the gate at once. */
  skipGate(): void {
    this.#isGone = !this.#isFree;
    this.place(this.#places.places.length - 1);
  }

  resize(canvas: DOMRect): void {
    const { box, slot, ledges, look } = this.#parts;
    const outer = box.getBoundingClientRect();
    if (outer.width === 0 || outer.height === 0) return;
    const area = boxOn(canvas, outer);
    this.#places = placeLedges(ledges, area);
    const { pool, scale } = this.#places;
    const hasFoam = outer.width < canvas.width * 0.7;
    if (hasFoam) pool.y = Math.min(pool.y, area.top + area.height - SUNK * scale);
    this.#water.resize(area, this.#places, hasFoam);
    const board = boardBox(look.board, slot.getBoundingClientRect());
    const { container } = this.onReels;
    const left = board.left - canvas.left;
    const top = board.top - canvas.top;
    container.scale.set(1 / board.scale);
    container.position.set(-left / board.scale, -top / board.scale);
    const width = look.board.width * board.scale;
    const height = look.board.height * board.scale;
    this.#flight = flightPath(this.#places, area, { left, top, width, height });
    if (this.#action === 'still') this.#stand();
  }

  advance(seconds: number): boolean {
    const { scale } = this.#places;
    const sprays = this.#spray.advance(seconds, scale);
    const splashes = this.#splash.advance(seconds, scale);
    if (this.#action === 'still') return sprays || splashes;
    this.#seconds += seconds;
    const part = Math.min(1, this.#seconds / this.#length);
    if (this.#action === 'flying') this.#advanceFlight(part);
    else if (this.#action === 'sliding') this.#advanceSlide(part, seconds);
    else this.#advanceLeap(part);
    return true;
  }

  #advanceLeap(part: number): void {
    const [from, to] = [this.#from, this.#to];
    const { scale } = this.#places;
    const isPassing = this.#action === 'passing';
    const isSlow = isPassing || this.#length === LEAP.slow;
    const rise = Math.hypot(to.x - from.x, to.y - from.y) * RISE;
    const [beforeX, beforeY] = [this.#at.x, this.#at.y];
    moveOnArc(this.#at, from, to, isPassing ? rise * 0.5 : rise, isSlow ? eased(part) : part);
    const bow = Math.sin(part * Math.PI);
    if (isSlow) {
      this.#halo.alpha = 0.9 * bow;
      this.#halo.position.set(this.#at.x, this.#at.y);
      this.#halo.scale.set(3.6 * scale);
      this.#water.dim = bow;
    }
    if (isPassing) this.#water.shine = part;
    const direction = to.x < from.x ? -1 : 1;
    this.#drawMascot(direction, TURN.from + (TURN.to - TURN.from) * part, 1 + 0.1 * bow, beforeX, beforeY);
    if (isPassing) this.#fish.alpha = part < 0.8 ? 1 : 1 - (part - 0.8) * 5;
    if (part < 1) return;
    if (isPassing) {
      this.#becomeDragon();
      return;
    }
    this.#water.setStep(this.#step);
    this.#splashAt(to);
    this.place(this.#step);
    this.#splashAt(to);
  }

  #becomeDragon(): void {
    const { gate, scale } = this.#places;
    this.#fish.visible = false;
    this.#fish.alpha = 1;
    this.#spray.burst(gate.x, gate.y + 10 * scale, 30, 260, scale * 1.2, 0xffe58a);
    this.#dragon.visible = true;
    this.#size = DRAGON.climbing;
    this.#dragon.lay(gate.x, gate.y, Math.PI / 2, 0.1);
    this.#begin('flying', FLIGHT_SECONDS);
  }

  #advanceFlight(part: number): void {
    const { scale } = this.#places;
    const [beforeX, beforeY] = [this.#dragon.head.x, this.#dragon.head.y];
    moveOnCurve(this.#dragon.head, this.#flight, part);
    this.#size += (DRAGON.flying - this.#size) * 0.05;
    this.#dragon.follow(beforeX, beforeY, this.#size * scale);
    this.#water.shine = 1 - part;
    if (part < 1) return;
    this.#dragon.visible = false;
    this.#action = 'still';
    this.#end();
  }

  #advanceSlide(part: number, seconds: number): void {
    const { scale } = this.#places;
    const [beforeX, beforeY] = [this.#at.x, this.#at.y];
    const down = part ** 1.7;
    this.#at.x = this.#from.x + (this.#to.x - this.#from.x) * (1 - (1 - part) ** 2);
    this.#at.y = this.#from.y + (this.#to.y - this.#from.y) * down;
    const direction = this.#to.x < this.#from.x ? -1 : 1;
    this.#drawMascot(direction, 1.1 * Math.sin(part * Math.PI), 1, beforeX, beforeY);
    // The foam of a slide does not depend on how often a frame is drawn.
    if (Math.floor(this.#seconds / 0.05) !== Math.floor((this.#seconds - seconds) / 0.05))
      this.#spray.burst(this.#at.x, this.#at.y + 24 * scale, 2, 90, scale);
    if (part < 1) return;
    this.#spray.burst(this.#to.x, this.#to.y + 20 * scale, 12, 170, scale);
    this.#action = 'still';
    // The ledges stay lit until the next spin.
    this.#step = -1;
    this.#stand();
  }

  /** @param turn of a fish that leaps to the right, in radians */
  #drawMascot(direction: 1 | -1, turn: number, stretch: number, beforeX: number, beforeY: number): void {
    const { scale } = this.#places;
    if (this.#isFree) {
      this.#dragon.head.x = this.#at.x;
      this.#dragon.head.y = this.#at.y;
      this.#dragon.follow(beforeX, beforeY, DRAGON.climbing * scale);
      return;
    }
    this.#fish.position.set(this.#at.x, this.#at.y);
    this.#fish.rotation = turn * direction;
    this.#fish.scale.set(direction * scale * (2 - stretch), scale * stretch);
  }

  /** The mascot at rest on its ledge, or in the pool. It looks to the next ledge. */
  #stand(): void {
    const { places, gate, scale } = this.#places;
    this.#standOn(this.#step, this.#at);
    const next = places[this.#step + 1] ?? gate;
    const direction = next.x < this.#at.x ? -1 : 1;
    const showsDragon = this.#isFree || (this.#isGone && this.#isReduced);
    this.#fish.visible = !showsDragon && !this.#isGone;
    this.#dragon.visible = showsDragon;
    if (showsDragon) {
      const angle = direction === 1 ? -0.5 : Math.PI + 0.5;
      if (this.#isGone) this.#dragon.lay(gate.x + 40 * scale, gate.y + 40 * scale, -0.6, DRAGON.climbing * scale);
      else this.#dragon.lay(this.#at.x, this.#at.y, angle, DRAGON.climbing * scale);
      return;
    }
    this.#drawMascot(direction, 0, 1, this.#at.x, this.#at.y);
  }

  #standOn(step: number, point: LeapPoint): void {
    const { places, pool, scale } = this.#places;
    const at = places[step] ?? pool;
    point.x = at.x;
    point.y = at.y - (step < 0 ? 0 : STANDS) * scale;
  }

  #splashAt({ x, y }: LeapPoint): void {
    const { scale } = this.#places;
    this.#splash.show(x, y + 22 * scale);
    this.#spray.burst(x, y + 30 * scale, this.#length === LEAP.brief ? 4 : 10, 230, scale);
  }

  #begin(action: Action, length: number): void {
    this.#action = action;
    this.#seconds = 0;
    this.#length = length;
  }

  #until(): Promise<void> {
    return new Promise((resolve) => {
      this.#done = resolve;
    });
  }

  #end(): void {
    const done = this.#done;
    this.#done = undefined;
    done?.();
  }
}
