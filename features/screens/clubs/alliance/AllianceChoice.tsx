import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AllianceSummary } from '#protocol/entities/club.ts';
import { requestAlliance } from '#protocol/operations/alliance.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import * as css from '../Club.css.ts';
import { RowCard } from '../parts/RowCard.tsx';
import { useClubAction } from '../useClubAction.ts';

/** An alliance that the club can apply to (15030). */
export function AllianceChoice({
  alliance: { AllianceID, AllianceName, LeaderClubName, ClubCount, ClubLimit },
  isWaiting,
}: {
  alliance: AllianceSummary;
  isWaiting: boolean;
}): ReactNode {
  const { formatMessage } = useIntl();
  const request = useClubAction((call) => call(requestAlliance, { AllianceID }), {
    done: formatMessage({ id: 'clubs.applied', defaultMessage: '已向「{name}」送出申請' }, { name: AllianceName }),
  });
  const whyNot = isWaiting
    ? formatMessage({ id: 'clubs.allianceOne', defaultMessage: '請先等待或收回上一個申請' })
    : ClubCount >= ClubLimit
      ? formatMessage({ id: 'clubs.allianceFull', defaultMessage: '聯盟已滿' })
      : undefined;
  return (
    <RowCard label={AllianceName}>
      <div className={css.tight}>
        <Text weight="bold">{AllianceName}</Text>
        <Inline gap={3} rowGap={1} size={13} tone="muted" wrap>
          <span>
            <FormattedMessage defaultMessage="盟主 {name}" id="clubs.allianceLedBy" values={{ name: LeaderClubName }} />
          </span>
          <span>
            <FormattedMessage
              defaultMessage="{count} / {limit} 個俱樂部"
              id="clubs.allianceCount"
              values={{ count: ClubCount, limit: ClubLimit }}
            />
          </span>
        </Inline>
      </div>
      <Button onClick={() => request.mutate()} size="sm" busy={request.isPending} disabledReason={whyNot}>
        <FormattedMessage defaultMessage="申請" id="clubs.apply" />
      </Button>
    </RowCard>
  );
}
