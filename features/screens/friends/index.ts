import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/friends: friends, the blacklist and finding players (specification 2 §2, §4, §9). */
export const FriendsPage = lazy(
  loadAgain(() => import('./FriendsPage.tsx').then((module) => ({ default: module.FriendsPage }))),
);

/** The player's friends, to pick one. */
export const FriendList = lazy(
  loadAgain(() => import('./FriendList.tsx').then((module) => ({ default: module.FriendList }))),
);
