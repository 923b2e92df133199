import { FIELD, type Point } from '#games/maths/fish/paths.ts';

/** Drawings have their size on a screen of 844 by 390 points. A unit of the field has this many points there. */
const DRAWN_UNIT = Math.sqrt((844 / FIELD.width) * (390 / FIELD.height));
/** In an upright window the field leaves room for the plates above it and for the dock below it, in points. */
const ABOVE = 132;
const BELOW = 168;
/** In an upright window, fish are as large as in a field of this share of its height. */
const UPRIGHT_SHARE = 1.5;

/**
 * The field in the window. The own cannon is always below at the left, so the field is turned over for the other seats. It fills the window,
 * so a unit may be wider than it is high.
 */
export class FieldView {
  left = 0;
  top = 0;
  width = 1;
  height = 1;
  isUpright = false;
  #turnsX = false;
  #turnsY = false;

  resize(width: number, height: number): void {
    this.isUpright = height > width;
    this.left = 0;
    this.width = width;
    this.top = this.isUpright ? ABOVE : 0;
    this.height = this.isUpright ? Math.max(200, height - ABOVE - BELOW) : height;
  }

  /** Turns the field so that a seat is below at the left. */
  turnTo(seat: number | undefined): void {
    this.#turnsX = ((seat ?? 0) & 1) === 1;
    this.#turnsY = (seat ?? 0) >= 2;
  }

  /** The size of drawings. */
  get scale(): number {
    const [x, y] = [this.width / FIELD.width, this.height / FIELD.height];
    return (this.isUpright ? Math.min(Math.sqrt(x * y), x * UPRIGHT_SHARE) : Math.sqrt(x * y)) / DRAWN_UNIT;
  }

  x(x: number): number {
    return this.left + ((this.#turnsX ? FIELD.width - x : x) / FIELD.width) * this.width;
  }

  y(y: number): number {
    return this.top + ((this.#turnsY ? FIELD.height - y : y) / FIELD.height) * this.height;
  }

  /** A way of the field on the screen. */
  wayX(x: number): number {
    return (this.#turnsX ? -x : x) * (this.width / FIELD.width);
  }

  wayY(y: number): number {
    return (this.#turnsY ? -y : y) * (this.height / FIELD.height);
  }

  /** The point of the field at a point of the window. */
  toField(x: number, y: number): Point {
    const fx = ((x - this.left) / this.width) * FIELD.width;
    const fy = ((y - this.top) / this.height) * FIELD.height;
    return { x: this.#turnsX ? FIELD.width - fx : fx, y: this.#turnsY ? FIELD.height - fy : fy };
  }
}
