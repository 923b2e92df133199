import { Container, Sprite, type WebGLRenderer } from 'pixi.js';
import { Atlas } from '../../scene/Atlas.ts';
import type { FishFiles } from '../fishFiles.ts';
import type { FishPlay } from '../play/FishPlay.ts';
import type { ClientShot } from '../play/Flights.ts';
import type { FishNow } from '../play/Shoal.ts';
import { type FishState, slotOf } from '../play/state.ts';
import { Bullets } from './Bullets.ts';
import { Cannons } from './Cannons.ts';
import { FieldView } from './FieldView.ts';
import type { FishStage, Spot } from './FishStage.ts';
import { Splashes } from './Splashes.ts';
import { SwimmerPool } from './SwimmerPool.ts';
import { Water } from './Water.ts';

/** The paths run at this share of their speed while they are frozen, and so do the beats of the fish. */
const FROZEN_PACE = 0.25;
/** The reticle turns so far in so many seconds when it locks a fish. */
const LOCK_TURN = Math.PI / 2;
const LOCK_SECONDS = 0.24;

export interface FishSceneParts {
  readonly files: Pick<FishFiles, 'look' | 'atlas'>;
  readonly bitmap: ImageBitmap;
  readonly renderer: WebGLRenderer;
  readonly isReduced: boolean;
}

/** The sea with its fish, cannons and shots. */
export class FishScene implements FishStage {
  readonly view = new FieldView();
  readonly #parts: FishSceneParts;
  readonly #stage = new Container();
  readonly #water: Water;
  readonly #swimmers: SwimmerPool;
  readonly #cannons: Cannons;
  readonly #bullets: Bullets;
  readonly #splashes: Splashes;
  readonly #reticle: Sprite;
  readonly #tints: readonly number[];
  #own: number | undefined;
  #locked = 0;

  constructor(parts: FishSceneParts) {
    this.#parts = parts;
    const { files, bitmap } = parts;
    const atlas = new Atlas(bitmap, files.atlas);
    this.#tints = files.look.seats.map((colour) => Number.parseInt(colour.slice(1), 16));
    this.#water = new Water(atlas);
    this.#swimmers = new SwimmerPool(atlas, files.look);
    this.#cannons = new Cannons(atlas, this.#tints);
    this.#bullets = new Bullets(atlas, this.#tints);
    this.#splashes = new Splashes(atlas);
    this.#reticle = new Sprite(atlas.texture('reticle'));
    this.#reticle.anchor.set(0.5);
    this.#reticle.visible = false;
    this.#stage.addChild(
      this.#water.back,
      this.#swimmers.container,
      this.#water.front,
      this.#reticle,
      this.#bullets.container,
      this.#cannons.container,
      this.#splashes.container,
    );
  }

  resize(width: number, height: number): void {
    const { renderer } = this.#parts;
    renderer.resize(width, height);
    this.view.resize(width, height);
    this.#water.resize(width, height, Math.min(1.8, this.view.scale));
    this.#cannons.layOut(this.view);
  }

  update({ seats, seat, cannon }: FishState): void {
    if (this.#own !== seat) {
      this.#own = seat;
      this.view.turnTo(seat);
    }
    this.#cannons.update(seats, seat);
    this.#cannons.setOwnStake(cannon);
    this.#cannons.layOut(this.view);
  }

  aimAt(x: number, y: number): void {
    const from = this.#cannons.placeOf(this.#own ?? 0, this.view);
    this.#cannons.aim(this.#own ?? 0, x - from.x, Math.min(-1, y - from.y));
  }

  fired({ flight, way }: ClientShot): void {
    this.#cannons.aim(flight.Seat, this.view.wayX(way.x), this.view.wayY(way.y));
    this.#cannons.fire(flight.Seat);
  }

  met({ flight }: ClientShot, fish: FishNow): void {
    this.#net(fish, flight.Seat);
    this.#swimmers.flash(fish.FishID);
  }

  caught(fish: FishNow, seat: number, coins: number): Spot {
    const spot = this.spotOf(fish);
    const to = this.#cannons.placeOf(seat, this.view);
    if (!this.#parts.isReduced) {
      this.#swimmers.catch(fish.FishID, this.view, to);
      this.#splashes.pay(spot.x, spot.y, to, coins, Math.min(1.6, this.view.scale));
    }
    return spot;
  }

  locked(): void {
    this.#locked = LOCK_SECONDS;
  }

  spotOf({ FishID, place }: FishNow): Spot {
    const { height = 40 } = this.#swimmers.sizeOf(FishID) ?? {};
    return { x: this.view.x(place.x), y: this.view.y(place.y), height: height * this.view.scale };
  }

  draw(play: FishPlay, seconds: number): void {
    const { state, shoal, flights } = play;
    const { isReduced, renderer } = this.#parts;
    const isFrozen = play.now() < state.slowUntil;
    this.#water.advance(seconds, isReduced);
    this.#swimmers.draw(shoal.visible, this.view, seconds, isReduced ? 0 : isFrozen ? FROZEN_PACE : 1);
    this.#bullets.draw(flights.shots, this.view, this.#own);
    this.#aimReticle(shoal.find(state.target), seconds);
    this.#cannons.advance(isReduced ? 1 : seconds);
    this.#splashes.advance(isReduced ? 1 : seconds);
    renderer.render(this.#stage);
  }

  #aimReticle(target: FishNow | undefined, seconds: number): void {
    this.#reticle.visible = target !== undefined;
    if (target === undefined) return;
    this.#locked = Math.max(0, this.#locked - seconds);
    this.#reticle.position.set(this.view.x(target.place.x), this.view.y(target.place.y));
    this.#reticle.rotation = this.#parts.isReduced ? 0 : -(this.#locked / LOCK_SECONDS) * LOCK_TURN;
    this.#reticle.scale.set(this.view.scale * Math.min(1.5, Math.max(0.7, target.radius / 70)));
    this.aimAt(this.#reticle.x, this.#reticle.y);
  }

  #net({ radius, place }: FishNow, seat: number): void {
    const size = this.view.scale * Math.min(1.7, Math.max(0.5, radius / 60));
    this.#splashes.open(
      this.view.x(place.x),
      this.view.y(place.y),
      size,
      this.#tints[slotOf(seat, this.#own)] ?? 0xffffff,
    );
  }
}
