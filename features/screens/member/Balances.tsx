import { type ReactNode, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type CurrencyId, itemSrc } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { QuietBoundary } from '../../base/errors/index.ts';
import { useWallet } from '../../base/session/index.ts';
import { useBrand, useLanguage, useOpenParts } from '../../base/settings/index.ts';
import { ExchangeDialog } from '../exchange/index.ts';
import * as css from './Member.css.ts';

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
    <Card>
      <Balance item="coin" to="/store" value={wallet?.Gold} />
      <Balance item={WalletItem} to="/purchase/point" value={WalletItem === 'gem' ? wallet?.Gem : wallet?.GamePoint} />
    </Card>
  );
}

function Balance({ item, value, to }: { item: CurrencyId; value: number | undefined; to: string }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { Shop } = useOpenParts();
  const prefix = localePrefix(useLocation().pathname);
  const [isExchanging, setExchanging] = useState(false);
  const name = formatMessage(names[item]);
  return (
    <div className={css.balance}>
      <img alt="" height={40} src={itemSrc(item)} width={40} />
      <Stack gap={0} grow>
        <Text size={13} tone="muted">
          {name}
        </Text>
        {value === undefined ? (
          <Skeleton height="1.75rem" width="8rem" />
        ) : (
          <Amount locale={locale} size={20} tone="gold" unit={name} value={value} />
        )}
      </Stack>
      {Shop && item !== 'coin' && value !== undefined && value > 0 ? (
        <Button
          aria-label={formatMessage({ id: 'exchange.title', defaultMessage: '{unit}換金幣' }, { unit: name })}
          onClick={() => setExchanging(true)}
          size="sm"
          variant="ghost"
        >
          <FormattedMessage defaultMessage="換金幣" id="member.exchange" />
        </Button>
      ) : null}
      {isExchanging ? (
        <QuietBoundary>
          <Suspense>
            <ExchangeDialog onClose={() => setExchanging(false)} />
          </Suspense>
        </QuietBoundary>
      ) : null}
      {Shop ? (
        <Button asChild size="sm" variant={item === 'coin' ? 'primary' : 'secondary'}>
          <Link
            aria-label={formatMessage({ id: 'member.buyOf', defaultMessage: '購買{item}' }, { item: name })}
            to={`${prefix}${to}`}
          >
            <FormattedMessage defaultMessage="購買" id="member.buy" />
          </Link>
        </Button>
      ) : null}
    </div>
  );
}
