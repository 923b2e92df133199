import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { PRESENT, PRESENT_STATE, type Present } from '#protocol/entities/present.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { getPresents, presentArrived, usePresent } from '#protocol/operations/present.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { operationKey, useCall, useOperation, usePush } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { PageContentSkeleton, PagedList, SectionFrame, useChoices } from '../../../shared/frames/index.ts';
import { itemOf } from '../../../shared/rewards/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from '../parts/Activity.css.ts';
import { ActivityRow } from '../parts/ActivityRow.tsx';
import { ClaimButton } from '../parts/ClaimButton.tsx';
import { TimeLeft } from '../parts/TimeLeft.tsx';
import { RaceTickets } from './RaceTickets.tsx';
import { SpinGrants } from './SpinGrants.tsx';

const PER_PAGE = 20;
const PRESENTS_KEY = ['operation', getPresents.name];

const refusals = defineMessages({
  300012: { id: 'presents.refused.300012', defaultMessage: '這個道具已經用過了' },
  300016: { id: 'presents.refused.300016', defaultMessage: '這個道具已經過期' },
});

/** /other/presents: the player's free spins, tickets of races, presents to use (spins, experience, vouchers), and used or expired ones (14500, 14510). */
export function PresentsPage(): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const queries = useQueryClient();
  const { page: Page } = useChoices();
  const query = useOperation(getPresents, { Page, PerPage: PER_PAGE }, { placeholderData: keepPreviousData });
  usePush(presentArrived, () => void queries.invalidateQueries({ queryKey: PRESENTS_KEY }));
  return (
    <SectionFrame page="/other/presents">
      <SpinGrants />
      <RaceTickets />
      <PagedList
        empty={
          <EmptyState
            action={
              <Button asChild>
                <Link to={`${prefix}/other/challenge`}>
                  <FormattedMessage defaultMessage="看看挑戰" id="presents.toChallenges" />
                </Link>
              </Button>
            }
            description={formatMessage({
              id: 'presents.noneText',
              defaultMessage: '挑戰、通行證與兌換碼會送輪盤次數、經驗、兌換券與免費旋轉，拿到的道具會放在這裡。',
            })}
            drawing={<StateDrawing id="gift" />}
            title={formatMessage({ id: 'presents.none', defaultMessage: '還沒有道具' })}
          />
        }
        pagesLabel={formatMessage({ id: 'presents.pages', defaultMessage: '道具分頁' })}
        perPage={PER_PAGE}
        query={query}
        skeleton={<PageContentSkeleton page="/other/presents" />}
      >
        {({ List }) => (
          <ul aria-label={formatMessage({ id: 'frame.presents', defaultMessage: '我的道具' })} className={css.list}>
            {List.map((present) => (
              <Row key={present.PresentID} present={present} />
            ))}
          </ul>
        )}
      </PagedList>
    </SectionFrame>
  );
}

function Row({ present }: { present: Present }): ReactNode {
  const { locale } = useLanguage();
  const { ItemID, Amount, Name, State } = present;
  return (
    <ActivityRow
      gained={[{ ItemID, Amount }]}
      isDone={State !== PRESENT_STATE.held}
      note={<When present={present} />}
      picture={itemOf(ItemID).picture}
      title={Name[locale]}
    >
      <End present={present} />
    </ActivityRow>
  );
}

function When({ present: { State, ExpireTime, UseTime } }: { present: Present }): ReactNode {
  const { locale } = useLanguage();
  if (State === PRESENT_STATE.held) return <TimeLeft until={ExpireTime} />;
  return <DateTime form="date" locale={locale} value={State === PRESENT_STATE.used ? UseTime : ExpireTime} />;
}

function End({ present: { PresentID, ItemID, Amount, Name, State } }: { present: Present }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const call = useCall();
  if (State !== PRESENT_STATE.held) {
    return (
      <Text size={13} tone="muted">
        {State === PRESENT_STATE.used ? (
          <FormattedMessage defaultMessage="已使用" id="presents.used" />
        ) : (
          <FormattedMessage defaultMessage="已過期" id="activity.expired" />
        )}
      </Text>
    );
  }
  return (
    <ClaimButton
      claim={async () => {
        // The page counts the spins too, also those that another tab took.
        await call(usePresent, { PresentID }).finally(() => {
          if (ItemID === PRESENT.spin) void queries.invalidateQueries({ queryKey: operationKey(getFireWheel) });
        });
        return [{ ItemID: ItemID === PRESENT.voucher ? ITEM.gold : ItemID, Amount }];
      }}
      list={PRESENTS_KEY}
      reasonShown="below"
      refusals={refusals}
      title={Name[locale]}
      words={{
        short: formatMessage({ id: 'presents.use', defaultMessage: '使用' }),
        whole: formatMessage({ id: 'presents.useOf', defaultMessage: '使用：{present}' }, { present: Name[locale] }),
      }}
    />
  );
}
