import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubSummary } from '#protocol/entities/club.ts';
import { applyToClub, getOwnClubApplications, withdrawClubApplication } from '#protocol/operations/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { useProfile } from '../../../base/session/index.ts';
import { useClubAction } from '../useClubAction.ts';

/** Applies to a club, or withdraws the application. If the player may not apply, shows the reason. */
export function ApplyButton({ club }: { club: ClubSummary }): ReactNode {
  const { formatMessage } = useIntl();
  const own = useOperation(getOwnClubApplications, {});
  const { ClubID, ClubName } = club;
  const apply = useClubAction((call) => call(applyToClub, { ClubID }), {
    done: formatMessage({ id: 'clubs.applied', defaultMessage: '已向「{name}」送出申請' }, { name: ClubName }),
  });
  const withdraw = useClubAction((call) => call(withdrawClubApplication, { ClubID }), {
    done: formatMessage({ id: 'clubs.withdrawn', defaultMessage: '已收回申請' }),
  });
  const whyNot = useWhyNot(club);
  const isOpen = own.data?.List.some(({ Club }) => Club.ClubID === ClubID) ?? false;
  if (isOpen) {
    return (
      <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()} size="sm" variant="secondary">
        <FormattedMessage defaultMessage="收回申請" id="clubs.withdraw" />
      </Button>
    );
  }
  // Text instead of a button, since a disabled button on a phone shows no reason.
  if (whyNot !== undefined)
    return (
      <Text size={13} tone="muted">
        {whyNot}
      </Text>
    );
  return (
    <Button busy={apply.isPending} onClick={() => apply.mutate()} size="sm">
      <FormattedMessage defaultMessage="申請" id="clubs.apply" />
    </Button>
  );
}

function useWhyNot({ AcceptsApplications, LeastVIPLevel, MemberCount, MemberLimit }: ClubSummary): string | undefined {
  const { formatMessage } = useIntl();
  const profile = useProfile();
  if (!AcceptsApplications) return formatMessage({ id: 'clubs.closed', defaultMessage: '這個俱樂部目前只接受邀請' });
  if (MemberCount >= MemberLimit) return formatMessage({ id: 'clubs.full', defaultMessage: '俱樂部人數已滿' });
  if (profile.data?.player.phone === '')
    return formatMessage({ id: 'clubs.bindFirst', defaultMessage: '請先綁定手機，才能申請' });
  if (profile.data !== undefined && profile.data.level.vipLevel < LeastVIPLevel)
    return formatMessage(
      { id: 'clubs.vipTooLow', defaultMessage: '需要 VIP {level} 才能申請' },
      { level: LeastVIPLevel },
    );
  return undefined;
}
