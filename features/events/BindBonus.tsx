import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { receiveBindBonus } from '#protocol/endpoints/phoneCode.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getBindIcon } from '#protocol/operations/user.ts';
import { itemSrc } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { operationKey, useClient, useOperation } from '../client/index.ts';
import { useClaim } from '../rewards/index.ts';
import { useSessionStatus } from '../session/index.ts';
import { useLanguage } from '../settings/index.ts';
import * as css from './Events.css.ts';

/** The gold for binding a phone: the way there, and once it is bound the gold itself. Nothing when it was received. */
export function BindBonus(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const isIn = useSessionStatus() === 'authenticated';
  const prefix = localePrefix(useLocation().pathname);
  const icon = useOperation(getBindIcon, {}, { enabled: isIn }).data;
  if (icon === undefined || !icon.Show || icon.Bonus === 0) return null;
  return (
    <Card padding="sm" variant={icon.CanReceive ? 'gold' : 'surface'}>
      <div className={css.mission}>
        <span className={css.plate}>
          <img alt="" className={css.plateImage} height={40} src={itemSrc('phone')} width={40} />
        </span>
        <div className={css.words}>
          <Text weight="bold">
            <FormattedMessage defaultMessage="手機綁定獎勵" id="bindBonus.title" />
          </Text>
          <Amount
            locale={locale}
            tone="gold"
            unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
            value={icon.Bonus}
          />
        </div>
        <div className={css.end}>
          {icon.CanReceive ? (
            <Receive />
          ) : (
            <Button asChild size="sm" variant="secondary">
              <Link to={`${prefix}/member/account`}>
                <FormattedMessage defaultMessage="去綁定" id="bindBonus.go" />
              </Link>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Receive(): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const button = useRef<HTMLButtonElement>(null);
  const claim = useClaim({
    claim: () => client.rest.post(receiveBindBonus, { Screen: '綁定手機' }, { token: client.token() }),
    list: operationKey(getBindIcon),
    gained: ({ Bonus }) => [{ ItemID: ITEM.gold, Amount: Bonus }],
  });
  return (
    <Button
      aria-label={formatMessage({ id: 'bindBonus.claim', defaultMessage: '領取：手機綁定獎勵' })}
      busy={claim.isPending}
      onClick={() => claim.mutate({ given: undefined, from: button.current })}
      ref={button}
      size="sm"
      variant="gold"
    >
      <FormattedMessage defaultMessage="領取" id="mission.claim" />
    </Button>
  );
}
