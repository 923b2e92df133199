import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** The member area beside a page. Phones do not load it. */
export const MemberAside = lazy(loadAgain(() => import('./MemberAside.tsx')));
