import { lazy, type ReactNode, Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { loadAgain } from '#ui/loadAgain.ts';
import { useOverlayTurn } from '../../base/overlays/index.ts';
import { readStored, writeStored } from '../../base/settings/index.ts';
import { useAnnouncements } from './useAnnouncements.ts';

const AnnouncementPopup = lazy(
  loadAgain(() => import('./AnnouncementPopup.tsx').then((module) => ({ default: module.AnnouncementPopup }))),
);

const SEEN = 'menagerie.announcementSeen';
const NEWEST = 20;
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Taipei' }).format();

/** The closed announcement, and the day in Taipei until which it stays closed, or empty if it stays closed permanently. */
const Seen = z.object({ ID: z.string(), Day: z.string() });

function isSeen(id: string): boolean {
  const seen = readStored(SEEN, Seen);
  return seen?.ID === id && (seen.Day === '' || seen.Day === today());
}

/**
 * Opens the operator's pinned announcement on entry, if no other question is open. A closed announcement stays closed for the day or
 * permanently.
 */
export function EntryAnnouncement(): ReactNode {
  const [closed, setClosed] = useState(false);
  const { data } = useAnnouncements(1, undefined, NEWEST);
  const top = data?.List.find(({ IsTop }) => IsTop);
  const isTurn = useOverlayTurn('announcement', !closed && top !== undefined && !isSeen(top.AnnouncementID));
  if (top === undefined || !isTurn) return null;
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
