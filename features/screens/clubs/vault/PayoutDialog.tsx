import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { exchangeClubVault, issueClubCoupon } from '#protocol/operations/clubVault.ts';
import { CLUB_MIN_WITHDRAWAL } from '#protocol/rules/club.ts';
import type { ComboboxOption } from '#ui/components/Combobox/index.ts';
import { MemberPicker } from '../members/MemberPicker.tsx';
import { ClubActionDialog } from '../parts/ClubActionDialog.tsx';
import { Gold } from '../parts/Gold.tsx';
import { GoldField } from './GoldField.tsx';

export interface PayoutDialogProps {
  /** `exchange`: immediately into a member's wallet (14910). `coupon`: a coupon that the member redeems within seven days (14930). */
  kind: 'exchange' | 'coupon';
  vault: number;
  onClose: () => void;
}

/** Pays gold out of the vault to a member. */
export function PayoutDialog({ kind, vault, onClose }: PayoutDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const [member, setMember] = useState<ComboboxOption | null>(null);
  const [amount, setAmount] = useState<number>();
  const isCoupon = kind === 'coupon';
  const least = formatMessage(
    { id: 'clubs.payoutLeast', defaultMessage: '每次至少 {least, number} 金幣' },
    { least: CLUB_MIN_WITHDRAWAL },
  );
  const title = isCoupon
    ? formatMessage({ id: 'clubs.couponIssue', defaultMessage: '發放兌換券' })
    : formatMessage({ id: 'clubs.exchange', defaultMessage: '兌換金庫' });
  const payload = { PlayerID: member?.value ?? '', Amount: amount ?? 0 };
  const values = { name: member?.label ?? '', sum: amount ?? 0 };
  return (
    <ClubActionDialog<unknown>
      act={(call, check) =>
        isCoupon ? call(issueClubCoupon, { ...payload, ...check }) : call(exchangeClubVault, { ...payload, ...check })
      }
      confirmLabel={title}
      description={
        isCoupon ? (
          <FormattedMessage
            defaultMessage="金庫現有 {gold}。對方有七天可以領取，未領取的會回到金庫。"
            id="clubs.couponText"
            values={{ gold: <Gold value={vault} /> }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="金庫現有 {gold}。金幣會立刻進入成員的錢包；每位成員每天可領的額度依 VIP 等級而定。"
            id="clubs.exchangeText"
            values={{ gold: <Gold value={vault} /> }}
          />
        )
      }
      done={
        isCoupon
          ? formatMessage(
              { id: 'clubs.couponIssued', defaultMessage: '已發給 {name} {sum, number} 金幣的兌換券' },
              values,
            )
          : formatMessage({ id: 'clubs.exchanged', defaultMessage: '已兌換 {sum, number} 金幣給 {name}' }, values)
      }
      notReady={
        member === null
          ? formatMessage({ id: 'clubs.memberPick', defaultMessage: '請先選擇成員' })
          : amount === undefined || amount < CLUB_MIN_WITHDRAWAL
            ? least
            : undefined
      }
      onClose={onClose}
      title={title}
      tone="gold"
    >
      <MemberPicker
        label={formatMessage({ id: 'clubs.receiver', defaultMessage: '給誰' })}
        onChange={setMember}
        value={member}
      />
      <GoldField hint={least} max={vault} min={CLUB_MIN_WITHDRAWAL} onChange={setAmount} value={amount} />
    </ClubActionDialog>
  );
}
