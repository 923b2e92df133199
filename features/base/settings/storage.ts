import { guardStorage } from './guardedStorage.ts';

/** What this browser keeps for all its tabs, over visits. */
export const deviceStorage = guardStorage(() => window.localStorage);

/** What this tab keeps until it is closed, over reloads. */
export const tabStorage = guardStorage(() => window.sessionStorage);
