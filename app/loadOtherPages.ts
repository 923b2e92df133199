import { loadOnce } from '#ui/loadOnce.ts';

export const loadOtherPages = loadOnce(() => import('./OtherPages.tsx'));
