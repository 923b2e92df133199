import { useQueryClient } from '@tanstack/react-query';
import type { TopAnnouncement } from '#protocol/entities/message.ts';
import { getTopAnnouncement, topAnnouncementChanged } from '#protocol/operations/chat.ts';
import { operationKey, useOperation, usePush } from '../../../base/client/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';

/** The pinned announcement in the page's language (30260, 30262). `null` without one, undefined while loading. */
export function useTopAnnouncement(): TopAnnouncement | null | undefined {
  const queries = useQueryClient();
  const { locale: Lang } = useLanguage();
  const { data, isError } = useOperation(getTopAnnouncement, { Lang }, { staleTime: 0 });
  usePush(topAnnouncementChanged, ({ Announcement: next }) =>
    queries.setQueryData(operationKey(getTopAnnouncement, { Lang }), {
      Announcement: next && { ...next, Title: next.Title[Lang], Content: next.Content[Lang] },
    }),
  );
  // If the pinned announcement fails to load, the list does not wait for it.
  return data?.Announcement ?? (data !== undefined || isError ? null : undefined);
}
