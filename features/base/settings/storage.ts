import { guardStorage } from './guardedStorage.ts';

/** The storage of this browser for all its tabs. It outlives a visit. */
export const deviceStorage = guardStorage(() => window.localStorage);

/** The storage of this tab. It outlives a reload, and ends when the tab closes. */
export const tabStorage = guardStorage(() => window.sessionStorage);
