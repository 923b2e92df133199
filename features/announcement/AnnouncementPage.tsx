import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useParams } from 'react-router';
import type { Announcement } from '#protocol/entities/announcement.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { RequestFailure } from '../client/index.ts';
import { FailedView, StateDrawing } from '../errors/index.ts';
import { usePageHead } from '../head/index.ts';
import { useLanguage } from '../settings/index.ts';
import * as css from './Announcements.css.ts';
import { categoryNames } from './categories.ts';
import { AnnouncementText } from './AnnouncementText.tsx';
import { useAnnouncement } from './useAnnouncements.ts';

/** Not published, or no longer. */
const GONE = 300011;

/** One announcement, whole. */
export function AnnouncementPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const list = `${localePrefix(useLocation().pathname)}/announcement`;
  const { data, error, refetch } = useAnnouncement(id);
  const back = (
    <Button asChild size="sm" variant="secondary">
      <Link to={list}>
        <ArrowLeft aria-hidden="true" size={16} />
        <FormattedMessage defaultMessage="所有消息" id="announcement.back" />
      </Link>
    </Button>
  );
  if (data === undefined) {
    if (error instanceof RequestFailure && error.code === GONE) return <Gone back={back} />;
    if (error) return <FailedView error={error} onRetry={() => void refetch()} size="roomy" />;
    return (
      <SkeletonGroup label={formatMessage({ id: 'announcement.oneLoading', defaultMessage: '公告載入中' })}>
        <div className={css.article}>
          <Skeleton height="2rem" width="70%" />
          <Skeleton width="30%" />
          <Skeleton height="16rem" shape="box" width="100%" />
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <article className={css.article}>
      <div className={css.back}>{back}</div>
      <AnnouncementArticle one={data} />
    </article>
  );
}

function Gone({ back }: { back: ReactNode }): ReactNode {
  const { formatMessage } = useIntl();
  usePageHead({ missing: true });
  return (
    <EmptyState
      action={back}
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
      <Heading level={1}>{one.Title}</Heading>
      <p className={css.meta}>
        <span className={css.kind} data-kind={one.Category}>
          <FormattedMessage {...categoryNames[one.Category]} />
        </span>
        <DateTime locale={locale} value={one.CreateTime} />
      </p>
      <AnnouncementText html={one.Content} />
    </>
  );
}
