import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { getAnnouncement, getAnnouncements } from '#protocol/endpoints/announcement.ts';
import type { Announcement, AnnouncementCategory } from '#protocol/entities/announcement.ts';
import { firstAnswerOf, useClient } from '../../base/client/index.ts';
import { useLanguage } from '../../base/settings/index.ts';

export const PER_PAGE = 10;

/** A page of the published announcements, newest first. */
export function useAnnouncements(
  Page: number,
  Category: AnnouncementCategory | undefined,
  PerPage: number = PER_PAGE,
): UseQueryResult<z.output<typeof getAnnouncements.result>> {
  const { first, rest } = useClient();
  const { locale: Lang } = useLanguage();
  const request = { Lang, Page, PerPage, ...(Category && { Category }) };
  return useQuery({
    ...firstAnswerOf(first, getAnnouncements, request),
    queryKey: ['announcements', Lang, Category ?? '', Page, PerPage],
    queryFn: ({ signal }) => rest.post(getAnnouncements, request, { signal }),
    // Keeps the previous page on the screen only if it has the same language.
    placeholderData: (previous, query) => (query?.queryKey[1] === Lang ? previous : undefined),
  });
}

/** An announcement with its content. */
export function useAnnouncement(AnnouncementID: string): UseQueryResult<Announcement> {
  const { first, rest } = useClient();
  const { locale: Lang } = useLanguage();
  return useQuery({
    ...firstAnswerOf(first, getAnnouncement, { Lang, AnnouncementID }),
    queryKey: ['announcement', Lang, AnnouncementID],
    queryFn: ({ signal }) => rest.post(getAnnouncement, { Lang, AnnouncementID }, { signal }),
  });
}
