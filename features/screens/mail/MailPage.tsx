import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getMails, newMail } from '#protocol/operations/mail.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { MAILS_KEY, useBadges } from '../../shared/badges/index.ts';
import { operationKey, useOperation, usePush } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Loaded, PageContentSkeleton, Pages, SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { CollectBar } from './CollectBar.tsx';
import { MailList } from './MailList.tsx';

/** The largest page: filters and sums concern all mails (docs/ux.md, "Mail"). */
const PER_PAGE = 50;

/** Reads the badge's number again if a page has another number, since a push during sign-in is lost. */
function useSharedUnread(unread: number | undefined): void {
  const queries = useQueryClient();
  const { mail } = useBadges();
  useEffect(() => {
    if (unread === undefined || unread === mail) return;
    void queries.invalidateQueries({ queryKey: operationKey(getMails, { Page: 1 }), exact: true });
  }, [unread, mail, queries]);
}

/** /member/mail: the player's mails, newest first (specification 2 §2, §9). `kind` filters them. */
export function MailPage(): ReactNode {
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const prefix = localePrefix(useLocation().pathname);
  const { page: Page } = useChoices();
  const query = useOperation(getMails, { Page, PerPage: PER_PAGE }, { placeholderData: keepPreviousData });
  usePush(newMail, () => void queries.invalidateQueries({ queryKey: MAILS_KEY }));
  useSharedUnread(query.isPlaceholderData ? undefined : query.data?.Unread);
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
              <MailList mails={List} total={Total} unread={Unread} />
              <Pages
                label={formatMessage({ id: 'mail.pages', defaultMessage: '信件分頁' })}
                perPage={PER_PAGE}
                query={query}
              />
              <CollectBar isAll={Total <= PER_PAGE} mails={List} />
            </>
          )
        }
      </Loaded>
    </SectionFrame>
  );
}
