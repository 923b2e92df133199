import * as z from 'zod/mini';
import type { FishWindowRow } from '../tables.ts';

export const SEATS = 4;
/** A hold has so many shots. */
export const WINDOW_SHOTS = 4;
/** A window accepts shots for this time. Together with the flight of the last shot it lasts two seconds. */
export const ACCEPT_MS = 1300;
/** A player fires at most so many shots within `PACE_MS`. */
export const PACE_SHOTS = 2;
export const PACE_MS = 1000;
/** The seat of a player without a connection is kept for this time. */
export const SEAT_KEPT_MS = 30_000;
/** Frozen paths are slow for `FREEZE_MS`, and can be frozen again `FREEZE_PAUSE_MS` after the last time. */
export const FREEZE_MS = 5000;
export const FREEZE_PAUSE_MS = 25_000;
/** The janitor ends a window that its room has not ended after this time. */
export const LEFT_MS = 10_000;

/**
 * `holding`: the wallet's answer to the `bet` is unknown. `open`: shots are fired. `ending` and `returning`: the wallet has to answer the
 * `win` that ends the hold, or a `rollback`. `closing`: the wallet has to answer the `close`. A window ends as `closed` or `refused`.
 */
const WindowState = z.enum(['holding', 'refused', 'open', 'ending', 'returning', 'closing', 'closed']);
export type WindowState = z.output<typeof WindowState>;
export const stateOfWindow = ({ State }: Pick<FishWindowRow, 'State'>): WindowState => WindowState.parse(State);

/** The states in which the wallet has a call to answer. */
export const DUE_STATES: readonly WindowState[] = ['ending', 'returning', 'closing'];
