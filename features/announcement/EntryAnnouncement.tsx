import { lazy, type ReactNode, Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { loadAgain } from '#ui/loadAgain.ts';
import { readStored, writeStored } from '../settings/index.ts';
import { useAnnouncements } from './useAnnouncements.ts';

const AnnouncementPopup = lazy(
  loadAgain(() => import('./AnnouncementPopup.tsx').then((module) => ({ default: module.AnnouncementPopup }))),
);

const SEEN = 'menagerie.announcementSeen';
const NEWEST = 20;
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' }).format();

/** Which announcement was closed, and until when it stays away: a day of Taipei, or for good. */
const Seen = z.object({ ID: z.string(), Day: z.string() });

export interface EntryAnnouncementProps {
  /** Something more urgent is on the screen. */
  hidden?: boolean;
  /** What comes after it, or at once where there is none. */
  children?: ReactNode;
}

/**
 * Opens the announcement that the operator put on top when one enters, until it is closed: then not again that day, or not
 * at all.
 */
export function EntryAnnouncement({ hidden = false, children }: EntryAnnouncementProps): ReactNode {
  const [closed, setClosed] = useState(false);
  const { data, isPending } = useAnnouncements(1, undefined, NEWEST);
  if (hidden || isPending) return null;
  const top = data?.List.find(({ IsTop }) => IsTop);
  if (closed || top === undefined) return children;
  const seen = readStored(SEEN, Seen);
  if (seen?.ID === top.AnnouncementID && (seen.Day === '' || seen.Day === today())) return children;
  return (
    <Suspense>
      <AnnouncementPopup
        one={top}
        onClose={(forGood) => {
          writeStored(SEEN, { ID: top.AnnouncementID, Day: forGood ? '' : today() });
          setClosed(true);
        }}
      />
    </Suspense>
  );
}
