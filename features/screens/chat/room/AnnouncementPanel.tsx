import { Megaphone } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import type { ChatMessage, TopAnnouncement } from '#protocol/entities/message.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { VirtualList } from '#ui/components/VirtualList/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { Clock, Day } from '../list/Clock.tsx';
import * as people from '../people/People.css.ts';
import { useMarkRead } from '../useMarkRead.ts';
import { useUnread } from '../useUnread.ts';
import * as css from './ChatRoom.css.ts';
import { TopNote } from './TopNote.tsx';
import { useAnnouncementHistory } from './useAnnouncementHistory.ts';
import { useTopAnnouncement } from './useTopAnnouncement.ts';

type Entry = { readonly top: TopAnnouncement } | { readonly note: ChatMessage };

const ANNOUNCEMENTS = { ChannelType: CHANNEL.announcement };

const keyOf = (entry: Entry): string => ('top' in entry ? `top-${entry.top.AnnouncementID}` : entry.note.ID);

/** The operator's announcements, newest first, page by page (30250), and the pinned announcement above (30260). */
export function AnnouncementPanel(): ReactNode {
  const { formatMessage } = useIntl();
  const list = useAnnouncementHistory();
  const top = useTopAnnouncement();
  const { notes } = list;
  const markRead = useMarkRead(ANNOUNCEMENTS);
  const { Announcement } = useUnread();
  // The tab counts as read when left. The close arrow marks the tab as read too, even if the tab was never opened (specification 1 §4).
  const leave = useEffectEvent(() => {
    if (Announcement > 0 && notes.length > 0) markRead();
  });
  useEffect(() => () => leave(), []);
  const entries: readonly Entry[] = [...(top ? [{ top }] : []), ...notes.map((note) => ({ note }))];
  // Shown together with the list, so that nothing moves.
  if (top !== undefined && entries.length > 0) {
    return (
      <>
        <VirtualList
          busy={
            list.isLoadingMore
              ? {
                  edge: 'end',
                  label: formatMessage({ id: 'chat.announcement.older', defaultMessage: '正在載入較早的公告' }),
                }
              : undefined
          }
          itemKey={keyOf}
          items={entries}
          label={formatMessage({ id: 'chat.announcement.list', defaultMessage: '公告' })}
          onNearEnd={list.more}
        >
          {(entry): ReactElement => ('top' in entry ? <TopNote note={entry.top} /> : <Note note={entry.note} />)}
        </VirtualList>
        {list.error ? (
          <div className={people.failed}>
            <FormattedMessage defaultMessage="其他公告沒有載入成功" id="chat.announcement.failed" />
            <Button onClick={list.retry} size="sm" variant="secondary">
              <FormattedMessage defaultMessage="重試" id="error.retry" />
            </Button>
          </div>
        ) : null}
      </>
    );
  }
  if (list.error) {
    return (
      <div className={css.centred}>
        <FailedView error={list.error} onRetry={list.retry} />
      </div>
    );
  }
  if (list.isLoading || top === undefined) {
    return (
      <SkeletonGroup label={formatMessage({ id: 'chat.announcement.loading', defaultMessage: '公告載入中' })}>
        <div className={css.notes}>
          {['first', 'second', 'third'].map((key) => (
            <Skeleton height="5.5rem" key={key} shape="box" width="100%" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <div className={css.centred}>
      <EmptyState
        description={formatMessage({
          id: 'chat.announcement.emptyText',
          defaultMessage: '活動與維護消息會出現在這裡。',
        })}
        drawing={<StateDrawing id="no-mail" />}
        size="compact"
        title={formatMessage({ id: 'chat.announcement.empty', defaultMessage: '目前沒有公告' })}
      />
    </div>
  );
}

function Note({ note }: { note: ChatMessage }): ReactNode {
  return (
    <div className={css.noteRow}>
      <div className={css.note}>
        <span aria-hidden="true" className={css.noteIcon}>
          <Megaphone size={16} />
        </span>
        <div>
          <p className={css.noteText}>{note.Message}</p>
          <p className={css.noteTime}>
            <Day time={note.CreateTime} /> <Clock time={note.CreateTime} />
          </p>
        </div>
      </div>
    </div>
  );
}
