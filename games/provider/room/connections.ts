/** The players of a room by their sessions, and since when some of them have no connection. */
export class Connections {
  /** The time of the cut in ms. Undefined for a player with a connection. */
  readonly #cuts = new Map<string, number | undefined>();

  get size(): number {
    return this.#cuts.size;
  }

  join(SessionID: string): void {
    this.#cuts.set(SessionID, undefined);
  }

  /** @param time in ms. An earlier cut stays */
  cut(SessionID: string, time: number): void {
    if (this.#cuts.get(SessionID) === undefined) this.#cuts.set(SessionID, time);
  }

  /** Counts a player as cut, unless the room knows the player. @param time in ms */
  expect(SessionID: string, time: number): void {
    if (!this.#cuts.has(SessionID)) this.#cuts.set(SessionID, time);
  }

  /** Removes the players who were cut until a time, and returns their sessions. @param time in ms */
  removeCut(time: number): string[] {
    const gone = [...this.#cuts].flatMap(([SessionID, cut]) => (cut !== undefined && cut <= time ? [SessionID] : []));
    for (const SessionID of gone) this.#cuts.delete(SessionID);
    return gone;
  }
}
