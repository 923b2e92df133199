import { lazy } from 'react';

/** /announcement */
export const AnnouncementsPage = lazy(() =>
  import('./AnnouncementsPage.tsx').then((module) => ({ default: module.AnnouncementsPage })),
);
/** /announcement/:id */
export const AnnouncementPage = lazy(() =>
  import('./AnnouncementPage.tsx').then((module) => ({ default: module.AnnouncementPage })),
);
export { EntryAnnouncement } from './EntryAnnouncement.tsx';
