import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { depositToClubVault } from '#protocol/operations/clubVault.ts';
import { CLUB_MIN_DEPOSIT } from '#protocol/rules/club.ts';
import { useWallet } from '../../../base/session/index.ts';
import { ClubActionDialog } from '../parts/ClubActionDialog.tsx';
import { Gold } from '../parts/Gold.tsx';
import { GoldField } from './GoldField.tsx';

/** Gives the player's gold to the vault (14900). */
export function DepositDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const wallet = useWallet();
  const [amount, setAmount] = useState<number>();
  const own = wallet.data?.Gold;
  const least = formatMessage(
    { id: 'clubs.depositLeast', defaultMessage: '每次至少 {least, number} 金幣' },
    { least: CLUB_MIN_DEPOSIT },
  );
  const notReady =
    amount === undefined || amount < CLUB_MIN_DEPOSIT
      ? least
      : own !== undefined && amount > own
        ? formatMessage({ id: 'clubs.notEnough', defaultMessage: '錢包的金幣不夠' })
        : undefined;
  return (
    <ClubActionDialog
      act={(call, check) => call(depositToClubVault, { Amount: amount ?? 0, ...check })}
      confirmLabel={formatMessage({ id: 'clubs.give', defaultMessage: '貢獻金幣' })}
      description={
        <FormattedMessage
          defaultMessage="金幣會進入俱樂部金庫，累積您的貢獻並讓俱樂部成長，不能退回。您有 {gold}。"
          id="clubs.depositText"
          values={{ gold: <Gold value={own ?? 0} /> }}
        />
      }
      done={formatMessage({ id: 'clubs.deposited', defaultMessage: '已貢獻 {sum, number} 金幣' }, { sum: amount ?? 0 })}
      notReady={notReady}
      onClose={onClose}
      title={formatMessage({ id: 'clubs.give', defaultMessage: '貢獻金幣' })}
      tone="gold"
    >
      <GoldField hint={least} max={own ?? 0} min={CLUB_MIN_DEPOSIT} onChange={setAmount} value={amount} />
    </ClubActionDialog>
  );
}
