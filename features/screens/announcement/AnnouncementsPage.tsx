import { ChevronRight, Newspaper, PartyPopper, Pin, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AnnouncementCategory, type AnnouncementSummary } from '#protocol/entities/announcement.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { FailedView, StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { Pages, TitleHeader, useChoices } from '../../shared/frames/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Announcements.css.ts';
import { categoryNames } from './categories.ts';
import { PER_PAGE, useAnnouncements } from './useAnnouncements.ts';

/** 最新消息: the operator's announcements by kind, ten a page. The address holds kind and page. */
export function AnnouncementsPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose, page } = useChoices();
  const category = AnnouncementCategory.safeParse(get('category')).data;
  const { data, error, refetch, isPlaceholderData } = useAnnouncements(page, category);
  const chip = (value: AnnouncementCategory | undefined, words: ReactNode): ReactNode => (
    <Chip key={value ?? 'all'} onClick={() => choose('category', value)} selected={category === value}>
      {words}
    </Chip>
  );
  return (
    <div className={css.page}>
      <TitleHeader title={<FormattedMessage defaultMessage="最新消息" id="announcement.title" />} />
      <fieldset className={css.kinds}>
        <legend className={css.legend}>
          <FormattedMessage defaultMessage="類別" id="announcement.kinds" />
        </legend>
        {chip(undefined, <FormattedMessage defaultMessage="全部" id="announcement.all" />)}
        {AnnouncementCategory.options.map((one) => chip(one, <FormattedMessage {...categoryNames[one]} />))}
      </fieldset>
      {data === undefined ? (
        error ? (
          <FailedView error={error} onRetry={() => void refetch()} size="roomy" />
        ) : (
          <Loading />
        )
      ) : data.List.length === 0 ? (
        <EmptyState
          description={formatMessage({
            id: 'announcement.emptyText',
            defaultMessage: '活動與維護消息會出現在這裡，過些時候再來看看。',
          })}
          drawing={<StateDrawing id="no-mail" />}
          title={formatMessage({ id: 'announcement.empty', defaultMessage: '目前沒有公告' })}
        />
      ) : (
        <ul className={css.list}>
          {data.List.map((one) => (
            <Row key={one.AnnouncementID} one={one} />
          ))}
        </ul>
      )}
      <Pages
        label={formatMessage({ id: 'announcement.pages', defaultMessage: '公告分頁' })}
        perPage={PER_PAGE}
        query={{ data, isPlaceholderData }}
      />
    </div>
  );
}

const ICONS = { news: Newspaper, event: PartyPopper, maintenance: Wrench } as const satisfies Record<
  AnnouncementCategory,
  unknown
>;

function Row({ one }: { one: AnnouncementSummary }): ReactNode {
  const { pathname } = useLocation();
  const { locale } = useLanguage();
  const Icon = ICONS[one.Category];
  return (
    <li className={css.place}>
      <Card asChild>
        <Link className={css.row} to={`${localePrefix(pathname)}/announcement/${one.AnnouncementID}`}>
          <span aria-hidden="true" className={css.sign} data-kind={one.Category}>
            <Icon size={22} />
          </span>
          <Stack as="span" gap={1} grow>
            <span className={css.meta}>
              <span className={css.kind} data-kind={one.Category}>
                <FormattedMessage {...categoryNames[one.Category]} />
              </span>
              {one.IsTop ? (
                <span className={css.top}>
                  <Pin aria-hidden="true" size={14} />
                  <FormattedMessage defaultMessage="置頂" id="announcement.top" />
                </span>
              ) : null}
              <DateTime form="date" locale={locale} value={one.CreateTime} />
            </span>
            <span className={css.title}>{one.Title}</span>
          </Stack>
          <ChevronRight aria-hidden="true" size={20} />
        </Link>
      </Card>
    </li>
  );
}

function Loading(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'announcement.loading', defaultMessage: '公告載入中' })}>
      <div className={css.list}>
        {['one', 'two', 'three', 'four', 'five'].map((key) => (
          <div className={css.place} key={key}>
            <Skeleton height="5rem" shape="box" width="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
