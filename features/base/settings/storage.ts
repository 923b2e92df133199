import { guardStorage } from './guardedStorage.ts';

/** Stored by this browser for all its tabs, over visits. */
export const deviceStorage = guardStorage(() => window.localStorage);

/** Stored by this tab until it is closed, over reloads. */
export const tabStorage = guardStorage(() => window.sessionStorage);
