import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { dissolveClub } from '#protocol/operations/clubOffice.ts';
import { Text } from '#ui/components/Text/index.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { Gold } from '../parts/Gold.tsx';
import { TypedConfirm } from '../parts/TypedConfirm.tsx';

/** The vault must be empty, and gold in unclaimed coupons may return to it. */
const errors = defineMessages({
  300013: {
    id: 'clubs.dissolveGold',
    defaultMessage: '還有金幣在金庫或未領取的兌換券裡，請等它們領取或到期退回並兌換完',
  },
});

/** Dissolves the club in 24 hours, after typing its name. With gold in the vault it says what to do first. */
export function DissolveDialog({ club, onClose }: { club: ClubInfo; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'clubs.dissolve', defaultMessage: '解散俱樂部' });
  if ((club.Vault ?? 0) > 0) {
    return (
      <AlertDialog
        confirmLabel={formatMessage({ id: 'clubs.understood', defaultMessage: '我知道了' })}
        description={
          <FormattedMessage
            defaultMessage="金庫裡還有 {gold}。請先把金庫兌換完，才能解散。"
            id="clubs.dissolveVault"
            values={{ gold: <Gold value={club.Vault ?? 0} /> }}
          />
        }
        kind="alert"
        onConfirm={onClose}
        onOpenChange={onClose}
        open
        title={title}
        tone="warning"
      />
    );
  }
  return (
    <TypedConfirm
      act={(call) => call(dissolveClub, {})}
      confirmLabel={title}
      description={
        <Text>
          <FormattedMessage
            defaultMessage="24 小時後「{name}」會解散，{count, plural, other {# 位會員}}都會離開。在那之前您可以收回。"
            id="clubs.dissolveText"
            values={{ name: club.ClubName, count: club.MemberCount }}
          />
        </Text>
      }
      errors={errors}
      done={formatMessage({ id: 'clubs.dissolveDone', defaultMessage: '已提出解散，24 小時內可以收回' })}
      onClose={onClose}
      title={title}
      word={club.ClubName}
    />
  );
}
