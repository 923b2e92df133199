import { Pin } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TopAnnouncement } from '#protocol/entities/message.ts';
import { Button } from '#ui/components/Button/index.ts';
import { AnnouncementText } from '../../announcement/index.ts';
import { Clock, Day } from '../list/Clock.tsx';
import * as css from './ChatRoom.css.ts';

/** The pinned announcement, with a text that expands. */
export function TopNote({ note }: { note: TopAnnouncement }): ReactNode {
  const [open, setOpen] = useState(false);
  const text = useId();
  return (
    <div className={css.noteRow}>
      <article className={css.top}>
        <p className={css.topMark}>
          <Pin aria-hidden="true" size={14} />
          <FormattedMessage defaultMessage="置頂公告" id="chat.announcement.top" />
        </p>
        <h3 className={css.topTitle}>{note.Title}</h3>
        {open ? (
          <div id={text}>
            <Suspense fallback={null}>
              <AnnouncementText html={note.Content} tone="quiet" />
            </Suspense>
          </div>
        ) : null}
        <div className={css.topFoot}>
          <span className={css.noteTime}>
            <Day time={note.CreateTime} /> <Clock time={note.CreateTime} />
          </span>
          <Button
            aria-controls={open ? text : undefined}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            size="sm"
            variant="secondary"
          >
            {open ? (
              <FormattedMessage defaultMessage="收合" id="chat.announcement.less" />
            ) : (
              <FormattedMessage defaultMessage="看全文" id="chat.announcement.all" />
            )}
          </Button>
        </div>
      </article>
    </div>
  );
}
