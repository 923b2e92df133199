import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { getHistory } from '#protocol/operations/chat.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useOperation } from '../../client/index.ts';
import { FailedView, StateDrawing } from '../../errors/index.ts';
import { HISTORY_PAGE } from '../channel/channelStore.ts';
import { Clock, Day } from '../list/Clock.tsx';
import * as css from './ChatRoom.css.ts';

const FIRST_PAGE = { ChannelType: CHANNEL.announcement, Page: 1, PerPage: HISTORY_PAGE };

/** What the operator announced, newest first (30020, channel 6). */
export function AnnouncementPanel(): ReactNode {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useOperation(getHistory, FIRST_PAGE, { staleTime: 0 });
  if (data === undefined) {
    if (error) return <FailedView error={error} onRetry={() => void refetch()} />;
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
  if (data.List.length === 0) {
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
  return (
    <ul className={css.notes}>
      {data.List.map((note) => (
        <li className={css.note} key={note.ID}>
          <span aria-hidden="true" className={css.noteIcon}>
            <Megaphone size={16} />
          </span>
          <div>
            <p className={css.noteText}>{note.Message}</p>
            <p className={css.noteTime}>
              <Day time={note.CreateTime} /> <Clock time={note.CreateTime} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
