import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/friends: friends, finding players, and the blacklist (specification 2 §2, §4, §9). */
export const FriendsPage = lazy(
  loadAgain(() => import('./FriendsPage.tsx').then((module) => ({ default: module.FriendsPage }))),
);
