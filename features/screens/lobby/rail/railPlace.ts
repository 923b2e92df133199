import * as z from 'zod/mini';
import { readStored, writeStored } from '../../../base/settings/index.ts';

/** The storage key of whether the lobby showed the player's own rail last. Its place is then kept free while it loads. */
const KEY = 'menagerie.lobbyRail';

/** The same for the strip of races. */
const STRIP_KEY = 'menagerie.lobbyStrip';

export const hasRailPlace = (): boolean => readStored(KEY, z.boolean()) ?? false;

export function keepRailPlace(isShown: boolean): void {
  if (isShown !== hasRailPlace()) writeStored(KEY, isShown);
}

export const hasStripPlace = (): boolean => readStored(STRIP_KEY, z.boolean()) ?? false;

export function keepStripPlace(isShown: boolean): void {
  if (isShown !== hasStripPlace()) writeStored(STRIP_KEY, isShown);
}
