import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getMails, newMail } from '#protocol/operations/mail.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Pagination } from '#ui/components/Pagination/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { MAILS_KEY, useBadges } from '../../shared/badges/index.ts';
import { operationKey, useOperation, usePush } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import {
  Loaded,
  PageContentSkeleton,
  SectionFrame,
  useChoices,
  usePageCount,
  usePagingText,
} from '../../shared/frames/index.ts';
import * as css from './Mail.css.ts';
import { MailItem } from './MailItem.tsx';
import { useCollectMails } from './useCollectMails.ts';

/** Specification 2 §9. */
const PER_PAGE = 3;

/** Has the badge asked anew where a page says otherwise: the push of a mail that came while the page signed in is lost. */
function useSharedUnread(unread: number | undefined): void {
  const queries = useQueryClient();
  const { mail } = useBadges();
  useEffect(() => {
    if (unread === undefined || unread === mail) return;
    void queries.invalidateQueries({ queryKey: operationKey(getMails, { Page: 1 }), exact: true });
  }, [unread, mail, queries]);
}

/** /member/mail: one's mails, newest first, three a page (specification 2 §2, §9). */
export function MailPage(): ReactNode {
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const prefix = localePrefix(useLocation().pathname);
  const { page: Page, turnTo } = useChoices();
  const query = useOperation(getMails, { Page, PerPage: PER_PAGE }, { placeholderData: keepPreviousData });
  const words = usePagingText(formatMessage({ id: 'mail.pages', defaultMessage: '信件分頁' }));
  usePush(newMail, () => void queries.invalidateQueries({ queryKey: MAILS_KEY }));
  useSharedUnread(query.isPlaceholderData ? undefined : query.data?.Unread);
  const pages = usePageCount(query, PER_PAGE);
  return (
    <SectionFrame page="/member/mail">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/member/mail" />}>
        {({ List, Total, Unread }) =>
          Total === 0 ? (
            <EmptyState
              action={
                <Button asChild>
                  <Link to={`${prefix}/other/rewards`}>
                    <FormattedMessage defaultMessage="看今日獎勵" id="mail.emptyWay" />
                  </Link>
                </Button>
              }
              description={formatMessage({
                id: 'mail.emptyText',
                defaultMessage: '系統通知、禮物與獎勵會寄到這裡。',
              })}
              drawing={<StateDrawing id="no-mail" />}
              title={formatMessage({ id: 'mail.empty', defaultMessage: '信箱是空的' })}
            />
          ) : (
            <>
              <CollectAll unread={Unread} />
              <ul aria-label={formatMessage({ id: 'frame.mail', defaultMessage: '信件' })} className={css.list}>
                {List.map((mail) => (
                  <MailItem key={mail.MailID} mail={mail} />
                ))}
              </ul>
              <Pagination
                busy={query.isPlaceholderData}
                onPageChange={turnTo}
                page={Page}
                pages={pages}
                words={words}
              />
            </>
          )
        }
      </Loaded>
    </SectionFrame>
  );
}

/** How many are unread, and the way to all that waits. */
function CollectAll({ unread }: { unread: number }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const collect = useCollectMails();
  return (
    <div className={css.bar}>
      <Text as="p" tone="muted">
        <FormattedMessage
          defaultMessage="{count, plural, =0 {沒有未讀信件} other {# 封未讀}}"
          id="mail.unread"
          values={{ count: unread }}
        />
      </Text>
      <Button
        busy={collect.isPending}
        onClick={() => collect.mutate({ given: 'all', from: button.current })}
        ref={button}
        size="sm"
        variant="secondary"
      >
        <FormattedMessage defaultMessage="全部領取" id="mail.collectAll" />
      </Button>
    </div>
  );
}
