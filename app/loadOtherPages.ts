import { loadOnce } from '#ui/loadOnce.ts';

/** Loads the code of every page but the lobby. */
export const loadOtherPages = loadOnce(() => import('./OtherPages.tsx'));
