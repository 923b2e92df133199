/** A player fires at most so many shots in a second. The server checks the same. */
const SHOTS = 2;
const SECOND_MS = 1000;
/** Presses arrive at the server earlier or later than they were made. */
const SPARE_MS = 40;

/** The pace of a player. Each press fires once, so a held finger is one press. */
export class Pace {
  #presses: readonly number[] = [];

  /** @returns whether a press may fire a shot */
  press(now: number): boolean {
    const recent = this.#presses.filter((time) => now - time < SECOND_MS + SPARE_MS);
    if (recent.length >= SHOTS) return false;
    this.#presses = [...recent, now];
    return true;
  }
}
