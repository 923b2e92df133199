import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { exportClubCoupons } from '#protocol/endpoints/club.ts';
import type { ClubCoupon, ClubInfo } from '#protocol/entities/club.ts';
import { getClubCoupons, redeemClubCoupon } from '#protocol/operations/clubVault.ts';
import { CLUB_MIN_WITHDRAWAL, mayInClub } from '#protocol/rules/club.ts';
import { itemSrc } from '#art/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { ExportButton, PagedList, RowSkeletons, useChoices } from '../../../shared/frames/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { RowCard } from '../parts/RowCard.tsx';
import { ClubFrame } from '../parts/ClubFrame.tsx';
import { Gold } from '../parts/Gold.tsx';
import { useClubAction } from '../useClubAction.ts';
import { PayoutDialog } from './PayoutDialog.tsx';

const PER_PAGE = 10;
const OWN = 1;
const ALL = 2;

/** The player's coupons to redeem, and for officers all coupons of the club (14930–14950). */
export function CouponsView({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose, page: Page } = useChoices();
  const [issues, setIssues] = useState(false);
  const isOfficer = mayInClub(club.MyRole, 'seeVault');
  const Tab = isOfficer && get('of') === 'all' ? ALL : OWN;
  const query = useOperation(getClubCoupons, { Tab, Page, PerPage: PER_PAGE }, { placeholderData: keepPreviousData });
  const title = formatMessage({ id: 'clubs.coupons', defaultMessage: '兌換券' });
  const vault = club.Vault ?? 0;
  return (
    <ClubFrame
      title={title}
      {...(isOfficer && {
        action: (
          <ExportButton
            ask={(rest, token) => rest.file(exportClubCoupons, {}, { token })}
            label={formatMessage({ id: 'clubs.exportCoupons', defaultMessage: '匯出兌換券（CSV）' })}
          />
        ),
      })}
    >
      {isOfficer ? (
        <ChipRow label={formatMessage({ id: 'clubs.couponsOf', defaultMessage: '誰的兌換券' })}>
          <Chip onSelectedChange={() => choose('of', undefined)} selected={Tab === OWN}>
            {formatMessage({ id: 'clubs.couponsOwn', defaultMessage: '我的' })}
          </Chip>
          <Chip onSelectedChange={() => choose('of', 'all')} selected={Tab === ALL}>
            {formatMessage({ id: 'clubs.couponsAll', defaultMessage: '全俱樂部' })}
          </Chip>
        </ChipRow>
      ) : null}
      {mayInClub(club.MyRole, 'exchangeVault') ? (
        <Inline align="stretch" wrap>
          {vault < CLUB_MIN_WITHDRAWAL ? (
            <Text size={13} tone="muted">
              <FormattedMessage
                defaultMessage="金庫滿 {least, number} 金幣才能兌換"
                id="clubs.vaultLow"
                values={{ least: CLUB_MIN_WITHDRAWAL }}
              />
            </Text>
          ) : (
            <Button onClick={() => setIssues(true)} size="sm" variant="gold">
              <FormattedMessage defaultMessage="發放兌換券" id="clubs.couponIssue" />
            </Button>
          )}
        </Inline>
      ) : null}
      <PagedList
        empty={
          <EmptyState
            description={formatMessage({
              id: 'clubs.noCouponsText',
              defaultMessage: '會長從金庫發放的兌換券會出現在這裡，七天內可以領取。',
            })}
            drawing={<StateDrawing id="gift" />}
            title={formatMessage({ id: 'clubs.noCoupons', defaultMessage: '目前沒有兌換券' })}
          />
        }
        pagesLabel={formatMessage({ id: 'clubs.couponPages', defaultMessage: '兌換券分頁' })}
        perPage={PER_PAGE}
        query={query}
        skeleton={<RowSkeletons height="5rem" rows={3} />}
      >
        {({ List }) => (
          <Stack aria-label={title} as="ul" gap={3}>
            {List.map((coupon) => (
              <Coupon coupon={coupon} key={coupon.CouponID} />
            ))}
          </Stack>
        )}
      </PagedList>
      {issues ? <PayoutDialog kind="coupon" onClose={() => setIssues(false)} vault={vault} /> : null}
    </ClubFrame>
  );
}

const states: Record<ClubCoupon['Status'], MessageDescriptor> = defineMessages({
  open: { id: 'clubs.coupon.open', defaultMessage: '待領取' },
  redeemed: { id: 'clubs.coupon.redeemed', defaultMessage: '已領取' },
  returned: { id: 'clubs.coupon.returned', defaultMessage: '已退回金庫' },
});

function Coupon({ coupon }: { coupon: ClubCoupon }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { session } = useSession();
  const playerName = usePlayerName();
  const redeem = useClubAction((call) => call(redeemClubCoupon, { CouponID: coupon.CouponID }), {
    done: ({ Amount: sum }) =>
      formatMessage({ id: 'clubs.redeemed', defaultMessage: '領取成功 +{sum, number} 金幣' }, { sum }),
  });
  const isMine = session?.playerID === coupon.Player.PlayerID;
  const name = playerName(coupon.Player.Name);
  return (
    <RowCard label={name}>
      <div className={css.line}>
        <img alt="" height={44} src={itemSrc('ticket')} width={44} />
        <div className={css.tight}>
          <Gold value={coupon.Amount} />
          <Text size={13} tone="muted">
            <FormattedMessage
              defaultMessage="{issuer} 發給 {name}"
              id="clubs.couponOf"
              values={{ issuer: playerName(coupon.Issuer.Name), name }}
            />
          </Text>
          {coupon.Status === 'open' ? (
            <Text size={12} tone="muted">
              <FormattedMessage
                defaultMessage="{time} 到期"
                id="mail.expires"
                values={{ time: <DateTime locale={locale} value={coupon.Expires} /> }}
              />
            </Text>
          ) : null}
        </div>
      </div>
      {isMine && coupon.Status === 'open' ? (
        <Button busy={redeem.isPending} onClick={() => redeem.mutate()} size="sm" variant="gold">
          <FormattedMessage defaultMessage="領取" id="mail.collect" />
        </Button>
      ) : (
        <Text size={13} tone="muted">
          {formatMessage(states[coupon.Status])}
        </Text>
      )}
    </RowCard>
  );
}
