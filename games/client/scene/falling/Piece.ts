import { Sprite, type Texture } from 'pixi.js';
import { FallMotion } from '../../timing/FallMotion.ts';

const TRAIL_PER_SECOND = 9;
/** A multiple that falls has a longer trail. */
const TRAIL = { width: 44, height: 76 };
const COMET = { width: 44, height: 128 };
const COMET_TINT = 0xffd86a;
const SQUASH = 0.07;
const DIMMED = 0.35;

/** A symbol of the board with its trail, and the multiple on it. */
export class Piece {
  readonly sprite = new Sprite();
  readonly trail: Sprite;
  readonly label = new Sprite();
  readonly motion: FallMotion;
  /** The reel that it lies on, and its row. A piece that leaves has the row -1. */
  reel = 0;
  row = -1;
  isUsed = false;
  isOrb = false;
  /** Whether it is a multiple that has not been thrown yet. It is not visible. */
  isHeld = false;
  /** The middle of its reel. */
  homeX = 0;
  /** Grows while its win is lit. */
  swell = 0;

  /** @param isHeavy whether it falls fast and does not bounce */
  constructor(trail: Texture, isHeavy = false) {
    this.motion = new FallMotion(isHeavy);
    this.trail = new Sprite(trail);
    this.trail.anchor.set(0.5, 1);
    this.sprite.anchor.set(0.5);
    this.label.anchor.set(0.5);
    this.hide();
  }

  take(x: number, picture: Texture, label: Texture | undefined): void {
    this.isUsed = true;
    this.isOrb = label !== undefined;
    this.isHeld = false;
    this.homeX = x;
    this.swell = 0;
    this.sprite.texture = picture;
    this.sprite.alpha = 1;
    this.sprite.x = x;
    this.sprite.visible = true;
    this.trail.x = x;
    this.trail.alpha = 0;
    const { width, height } = this.isOrb ? COMET : TRAIL;
    this.trail.setSize(width, height);
    this.trail.tint = this.isOrb ? COMET_TINT : 0xffffff;
    this.label.x = x;
    this.label.visible = this.isOrb;
    this.label.alpha = 1;
    if (label !== undefined) this.label.texture = label;
  }

  hide(): void {
    this.isUsed = false;
    this.sprite.visible = false;
    this.trail.visible = false;
    this.label.visible = false;
  }

  /** Waits unseen for its throw. */
  hold(y: number): void {
    this.isHeld = true;
    this.motion.place(y);
    this.sprite.visible = false;
    this.label.visible = false;
  }

  /** Shows it on its way. */
  fly(x: number, y: number, scale: number): void {
    this.isHeld = false;
    for (const sprite of [this.sprite, this.label]) {
      sprite.visible = true;
      sprite.position.set(x, y);
      sprite.scale.set(scale);
    }
  }

  /** Ends its way in its cell. */
  settle(): void {
    this.sprite.x = this.homeX;
    this.label.position.set(this.homeX, this.motion.y);
    this.label.scale.set(1);
    this.draw();
  }

  dim(): void {
    this.sprite.alpha = DIMMED;
    this.label.alpha = DIMMED;
  }

  /** Returns whether it has landed in this step. */
  advance(seconds: number): boolean {
    const { motion, trail } = this;
    const hasLanded = motion.advance(seconds);
    const target = motion.isFalling && this.row >= 0 ? 1 : 0;
    trail.alpha =
      target > trail.alpha
        ? Math.min(1, trail.alpha + TRAIL_PER_SECOND * seconds)
        : Math.max(0, trail.alpha - TRAIL_PER_SECOND * seconds);
    return hasLanded;
  }

  get isMoving(): boolean {
    return !this.motion.isStill || this.trail.alpha > 0;
  }

  draw(): void {
    const { motion, sprite, trail, label } = this;
    const flat = SQUASH * motion.flatness;
    const size = 1 + this.swell;
    sprite.y = motion.y;
    sprite.scale.set(size + flat, size - flat);
    trail.visible = trail.alpha > 0.01;
    trail.y = motion.y + 6;
    if (this.isOrb) label.y = motion.y;
  }
}
