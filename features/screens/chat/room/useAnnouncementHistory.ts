import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { announcementMessage, getAnnouncementHistory } from '#protocol/operations/chat.ts';
import { useCall, usePush } from '../../../base/client/index.ts';
import { HISTORY_PAGE } from '../channel/channelStore.ts';

const KEY = ['operation', getAnnouncementHistory.name];

interface FromPage {
  readonly Page: number;
  /** The time of the newest message to read. Undefined without a limit. */
  readonly StartTime: string | undefined;
}
const FIRST: FromPage = { Page: 1, StartTime: undefined };

interface AnnouncementHistory {
  readonly notes: readonly ChatMessage[];
  readonly error: Error | null;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly retry: () => void;
  readonly more: () => void;
}

/** The announcements, page by page (30250). Pages count from one time, so that new announcements do not shift them. */
export function useAnnouncementHistory(): AnnouncementHistory {
  const call = useCall();
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: FIRST,
    queryFn: ({ pageParam: { Page, StartTime }, signal }) =>
      call(getAnnouncementHistory, { Page, PerPage: HISTORY_PAGE, ...(StartTime && { StartTime }) }, { signal }),
    getNextPageParam: ({ Total }, pages): FromPage | undefined => {
      const StartTime = pages[0]?.List[0]?.CreateTime;
      return pages.length * HISTORY_PAGE < Total ? { Page: pages.length + 1, StartTime } : undefined;
    },
  });
  usePush(announcementMessage, () => void queries.invalidateQueries({ queryKey: KEY }));
  return {
    notes: [...new Map(query.data?.pages.flatMap(({ List }) => List).map((note) => [note.ID, note])).values()],
    error: query.error,
    isLoading: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage && !query.isError)
        void query.fetchNextPage({ cancelRefetch: false });
    },
  };
}
