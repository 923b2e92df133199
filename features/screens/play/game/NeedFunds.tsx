import { Coins } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useOpenParts } from '../../../base/settings/index.ts';
import { UnfinishedPageContent } from '../../../shared/frames/index.ts';

/** What the game says about the missing coins. */
export interface MissingFunds {
  readonly Stake: number;
  readonly Balance: number;
}

export interface NeedFundsProps {
  /** Undefined closes. */
  missing: MissingFunds | undefined;
  onClose: () => void;
}

/** The shop's sheet over the game. While the shop is closed, it says so and names the ways to gold that there are. */
export function NeedFunds({ missing, onClose }: NeedFundsProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { Shop } = useOpenParts();
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  const title = formatMessage({ id: 'game.funds.title', defaultMessage: '金幣不夠這一注' });
  const values = { stake: formatNumber(missing?.Stake ?? 0), balance: formatNumber(missing?.Balance ?? 0) };
  if (Shop) {
    return (
      <BottomSheet
        closeLabel={formatMessage({ id: 'game.funds.back', defaultMessage: '回到遊戲' })}
        description={
          <FormattedMessage
            defaultMessage="這一注要 {stake} 金幣，您有 {balance}。"
            id="game.funds.text"
            values={values}
          />
        }
        onOpenChange={(open) => (open ? undefined : onClose())}
        open={missing !== undefined}
        place="middle"
        title={title}
      >
        <UnfinishedPageContent page="/store" />
      </BottomSheet>
    );
  }
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'game.funds.back', defaultMessage: '回到遊戲' })}
      confirmLabel={formatMessage({ id: 'game.funds.missions', defaultMessage: '去領金幣' })}
      description={
        <FormattedMessage
          defaultMessage="這一注要 {stake} 金幣，您有 {balance}。商店還沒開放，現在可以簽到或做任務領金幣，或把注額調小。"
          id="game.funds.closedText"
          values={values}
        />
      }
      icon={<Coins size={28} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        navigate(`${prefix}/other/mission`);
      }}
      onOpenChange={(open) => (open ? undefined : onClose())}
      open={missing !== undefined}
      title={title}
    />
  );
}
