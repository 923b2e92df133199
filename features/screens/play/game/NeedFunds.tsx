import { Coins } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { usePart } from '../../../base/settings/index.ts';
import { RowSkeletons } from '../../../shared/frames/index.ts';
import { StoreContent } from '../../store/index.ts';

export interface MissingFunds {
  readonly Stake: number;
  readonly Balance: number;
}

export interface NeedFundsProps {
  open: boolean;
  /** Undefined if the game sent no amounts. */
  missing: MissingFunds | undefined;
  onClose: () => void;
}

/** The shop's sheet over the game. While the shop is closed, it says so and names other ways to get gold. */
export function NeedFunds({ open, missing, onClose }: NeedFundsProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const shop = usePart('Shop');
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  const title = formatMessage({ id: 'game.funds.title', defaultMessage: '金幣不夠下這一注' });
  const amounts =
    missing === undefined ? null : (
      <FormattedMessage
        defaultMessage="這一注要 {stake} 金幣，您有 {balance}。"
        id="game.funds.text"
        values={{ stake: formatNumber(missing.Stake), balance: formatNumber(missing.Balance) }}
      />
    );
  if (shop !== 'closed') {
    return (
      <BottomSheet
        closeLabel={formatMessage({ id: 'game.funds.back', defaultMessage: '回到遊戲' })}
        description={amounts}
        onOpenChange={(next) => (next ? undefined : onClose())}
        open={open}
        place="middle"
        title={title}
      >
        <Suspense fallback={<RowSkeletons height="15rem" rows={2} />}>
          <StoreContent
            first="gold"
            need={missing === undefined ? undefined : Math.max(1, missing.Stake - missing.Balance)}
          />
        </Suspense>
      </BottomSheet>
    );
  }
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'game.funds.back', defaultMessage: '回到遊戲' })}
      confirmLabel={formatMessage({ id: 'game.funds.missions', defaultMessage: '去領金幣' })}
      description={
        <FormattedMessage
          defaultMessage="{amounts}商店還沒開放，現在可以簽到或做任務領金幣，或把注額調小。"
          id="game.funds.closedText"
          values={{ amounts }}
        />
      }
      icon={<Coins size={28} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        navigate(`${prefix}/other/mission`);
      }}
      onOpenChange={(next) => (next ? undefined : onClose())}
      open={open}
      title={title}
    />
  );
}
