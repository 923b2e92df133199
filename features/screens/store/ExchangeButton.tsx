import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Button } from '#ui/components/Button/index.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { useWallet } from '../../base/session/index.ts';
import { useBrand } from '../../base/settings/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { ExchangeDialog } from '../exchange/index.ts';
import * as css from './Store.css.ts';

/** Opens the exchange of the brand's gems or points for gold. Absent if the wallet has none of them. */
export function ExchangeButton(): ReactNode {
  const { formatMessage } = useIntl();
  const { WalletItem } = useBrand().Capabilities;
  const wallet = useWallet().data;
  const [isOpen, setOpen] = useState(false);
  const held = WalletItem === 'gem' ? wallet?.Gem : wallet?.GamePoint;
  if (held === undefined || held === 0) return null;
  return (
    <div className={css.exchange}>
      <Button onClick={() => setOpen(true)} variant="secondary">
        {formatMessage(
          { id: 'exchange.title', defaultMessage: '{unit}換金幣' },
          { unit: formatMessage(itemOf(ITEM[WalletItem]).name) },
        )}
      </Button>
      {isOpen ? (
        <QuietBoundary>
          <Suspense>
            <ExchangeDialog onClose={() => setOpen(false)} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </div>
  );
}
