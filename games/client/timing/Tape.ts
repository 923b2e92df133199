/**
 * The symbols of one reel by position. A reel at position `p` shows the symbols `p` (at the bottom) to `p + rows - 1`. Greater
 * numbers come later from above. Symbols above a border can come from other strips, so a reel can be led to its outcome unseen.
 */
export class Tape {
  readonly #rows: number;
  #lower: readonly string[];
  #lowerBase = 0;
  #upper: readonly string[];
  #upperBase = 0;
  #border = Number.POSITIVE_INFINITY;
  /** The outcome has priority over the strip: the server may play another version of it. */
  #outcome: readonly string[] = [];
  #outcomeFrom = Number.NaN;

  constructor(strip: readonly string[], rows: number) {
    this.#rows = rows;
    this.#lower = strip;
    this.#upper = strip;
  }

  symbol(place: number): string {
    const row = this.#outcomeFrom + this.#rows - 1 - place;
    if (row >= 0 && row < this.#rows) return this.#outcome[row] ?? '';
    return place < this.#border ? at(this.#lower, this.#lowerBase - place) : at(this.#upper, this.#upperBase - place);
  }

  /** Shows a window at a position: the symbols of its reel, downwards, at a stop of a strip. */
  show(strip: readonly string[], position: number, stop: number, window: readonly string[]): void {
    this.#lower = strip;
    this.#lowerBase = stop + position + this.#rows - 1;
    this.#border = Number.POSITIVE_INFINITY;
    this.#outcome = window;
    this.#outcomeFrom = position;
  }

  /** Takes the symbols from the border on from another strip. */
  continueWith(strip: readonly string[], border: number): void {
    this.#keepBelow(border);
    this.#upper = strip;
    this.#upperBase = border;
  }

  /** Leads the reel to a window at a position, with the symbols of its strip around it. Cells below `border` stay as they are. */
  leadTo(position: number, stop: number, window: readonly string[], border: number): void {
    const strip = this.#border === Number.POSITIVE_INFINITY ? this.#lower : this.#upper;
    this.#keepBelow(border);
    this.#upper = strip;
    this.#upperBase = stop + position + this.#rows - 1;
    this.#outcome = window;
    this.#outcomeFrom = position;
  }

  #keepBelow(border: number): void {
    if (this.#border !== Number.POSITIVE_INFINITY) {
      this.#lower = this.#upper;
      this.#lowerBase = this.#upperBase;
    }
    this.#border = border;
  }
}

const at = (strip: readonly string[], place: number): string => {
  const { length } = strip;
  return length === 0 ? '' : (strip[((place % length) + length) % length] ?? '');
};
