import { guardStorage } from './guardedStorage.ts';

/** Kept by this browser for all its tabs, over visits. */
export const deviceStorage = guardStorage(() => window.localStorage);

/** Kept by this tab until it closes, over reloads. */
export const tabStorage = guardStorage(() => window.sessionStorage);
