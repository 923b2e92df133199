import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { withdrawAllianceRequest } from '#protocol/operations/alliance.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { useClubAction } from '../useClubAction.ts';

/** The club's open application, which its leader may withdraw. */
export function OpenRequest({ request }: { request: NonNullable<ClubInfo['AllianceRequest']> }): ReactNode {
  const { formatMessage } = useIntl();
  const withdraw = useClubAction((call) => call(withdrawAllianceRequest, {}), {
    done: formatMessage({ id: 'clubs.withdrawn', defaultMessage: '已收回申請' }),
  });
  return (
    <Notice
      action={
        <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="收回申請" id="clubs.withdraw" />
        </Button>
      }
      tone="info"
    >
      <FormattedMessage
        defaultMessage="已向「{name}」送出申請，等待盟主回覆"
        id="clubs.allianceWaiting"
        values={{ name: request.AllianceName }}
      />
    </Notice>
  );
}
