import { OPENING, type PlayState } from './state.ts';

type Stored = Omit<PlayState, 'canTakeBack'>;

/** The state of a player at a table, with one listener. Chips and rounds change it. */
export class PlayStore {
  readonly #changed: (state: PlayState) => void;
  #state: PlayState = OPENING;

  constructor(changed: (state: PlayState) => void) {
    this.#changed = changed;
  }

  get state(): PlayState {
    return this.#state;
  }

  change(change: Partial<Stored>): void {
    const state = { ...this.#state, ...change };
    const bets = state.phase === 'betting' && !state.isTakingBack ? (state.table?.Own.Bets ?? []) : [];
    const canTakeBack = bets.some(({ ClientBetID, State }) => State === 'taken' && ClientBetID !== undefined);
    this.#state = { ...state, canTakeBack };
    this.#changed(this.#state);
  }
}
