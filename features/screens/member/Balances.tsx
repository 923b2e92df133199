import { ArrowLeftRight, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { type CurrencyId, itemSrc } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { useWallet } from '../../base/session/index.ts';
import { useBrand, useLanguage, useOpenParts } from '../../base/settings/index.ts';
import { ExchangeDialog } from '../exchange/index.ts';
import * as css from './Balances.css.ts';

const names = defineMessages({
  coin: { id: 'member.gold', defaultMessage: '金幣' },
  gem: { id: 'member.gem', defaultMessage: '寶石' },
  point: { id: 'member.point', defaultMessage: '點數' },
});

/**
 * Gold, and gems or points by brand. While the shop is open, each balance has a buy button, and gems or points an exchange button
 * (specification 2 §2).
 */
export function Balances(): ReactNode {
  const { WalletItem } = useBrand().Capabilities;
  const wallet = useWallet().data;
  return (
    <div className={css.balances}>
      <Balance item="coin" to="/store" value={wallet?.Gold} />
      <Balance item={WalletItem} to="/purchase/point" value={WalletItem === 'gem' ? wallet?.Gem : wallet?.GamePoint} />
    </div>
  );
}

function Balance({ item, value, to }: { item: CurrencyId; value: number | undefined; to: string }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { Shop } = useOpenParts();
  const prefix = localePrefix(useLocation().pathname);
  const name = formatMessage(names[item]);
  return (
    <div className={css.balance}>
      <img alt="" className={css.picture} height={28} src={itemSrc(item)} width={28} />
      <div className={css.words}>
        <span className={css.name}>
          {name}
          {Shop && item !== 'coin' && value !== undefined && value > 0 ? <Exchange unit={name} /> : null}
        </span>
        {value === undefined ? (
          <Skeleton height="1.75rem" width="5rem" />
        ) : (
          <Amount locale={locale} size={20} unit={name} value={value} {...(item === 'coin' && { tone: 'gold' })} />
        )}
      </div>
      {Shop ? (
        <Button asChild size="sm" variant={item === 'coin' ? 'primary' : 'secondary'}>
          <Link
            aria-label={formatMessage({ id: 'member.buyOf', defaultMessage: '購買{item}' }, { item: name })}
            className={css.buy}
            to={`${prefix}${to}`}
          >
            <Plus aria-hidden="true" size={20} strokeWidth={3} />
          </Link>
        </Button>
      ) : null}
    </div>
  );
}

function Exchange({ unit }: { unit: string }): ReactNode {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const label = formatMessage({ id: 'exchange.title', defaultMessage: '{unit}換金幣' }, { unit });
  return (
    <>
      <button aria-label={label} className={css.exchange} onClick={() => setOpen(true)} title={label} type="button">
        <ArrowLeftRight aria-hidden="true" size={14} />
      </button>
      {isOpen ? (
        <QuietBoundary>
          <Suspense>
            <ExchangeDialog onClose={() => setOpen(false)} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
}
