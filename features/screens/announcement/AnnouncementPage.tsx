import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Announcement } from '#protocol/entities/announcement.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { RequestFailure } from '../../base/client/index.ts';
import { FailedView, StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation, useParams } from '../../base/routing/index.ts';
import { TitleHeader } from '../../shared/frames/index.ts';
import { usePageHead } from '../../base/head/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Announcements.css.ts';
import { categoryNames } from './categories.ts';
import { AnnouncementText } from './AnnouncementText.tsx';
import { useAnnouncement } from './useAnnouncements.ts';

/** The code for an announcement that is not published. */
const GONE = 300011;

/** An announcement page. */
export function AnnouncementPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const list = `${localePrefix(useLocation().pathname)}/announcement`;
  const { data, error, refetch } = useAnnouncement(id);
  if (data === undefined) {
    if (error instanceof RequestFailure && error.code === GONE) return <Gone list={list} />;
    if (error)
      return (
        <div className={css.page}>
          <TitleHeader title={<FormattedMessage defaultMessage="最新消息" id="announcement.title" />} />
          <FailedView error={error} onRetry={() => void refetch()} size="roomy" />
        </div>
      );
    const loading = formatMessage({ id: 'announcement.oneLoading', defaultMessage: '公告載入中' });
    return (
      <div className={css.page}>
        <TitleHeader title={<VisuallyHidden>{loading}</VisuallyHidden>} />
        <SkeletonGroup label={loading}>
          <div className={css.article}>
            <Skeleton width="60%" />
            <Skeleton height="16rem" shape="box" width="100%" />
          </div>
        </SkeletonGroup>
      </div>
    );
  }
  return (
    <article className={css.page}>
      <AnnouncementArticle one={data} />
    </article>
  );
}

function Gone({ list }: { list: string }): ReactNode {
  const { formatMessage } = useIntl();
  usePageHead({ missing: true });
  return (
    <EmptyState
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={list}>
            <ArrowLeft aria-hidden="true" size={16} />
            <FormattedMessage defaultMessage="所有消息" id="announcement.back" />
          </Link>
        </Button>
      }
      description={formatMessage({
        id: 'announcement.goneText',
        defaultMessage: '這則公告已經下架，或網址打錯了。',
      })}
      drawing={<StateDrawing id="search-nothing" />}
      heading={1}
      title={formatMessage({ id: 'announcement.gone', defaultMessage: '找不到這則公告' })}
    />
  );
}

function AnnouncementArticle({ one }: { one: Announcement }): ReactNode {
  const { locale } = useLanguage();
  usePageHead({ title: one.Title });
  return (
    <>
      <TitleHeader
        note={
          <span className={css.about}>
            <span className={css.kind} data-kind={one.Category}>
              <FormattedMessage {...categoryNames[one.Category]} />
            </span>
            <DateTime locale={locale} value={one.CreateTime} />
          </span>
        }
        title={one.Title}
      />
      <div className={css.article}>
        <AnnouncementText html={one.Content} />
      </div>
    </>
  );
}
