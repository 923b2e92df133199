import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

export { EntryAnnouncement } from './EntryAnnouncement.tsx';

/** An announcement's HTML text with its pictures. */
export const AnnouncementText = lazy(
  loadAgain(() => import('./AnnouncementText.tsx').then((module) => ({ default: module.AnnouncementText }))),
);
