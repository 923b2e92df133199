import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getBindIcon } from '#protocol/operations/user.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { operationKey, useClient, useOperation } from '../../base/client/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { claimBindBonus, useClaim } from '../../shared/rewards/index.ts';
import { useSessionStatus } from '../../base/session/index.ts';
import { RewardRow } from './RewardRow.tsx';
import { RewardText } from './RewardText.tsx';

/** A reward row for binding a phone: a link to the binding, then the claim. Renders nothing after the claim. */
export function BindBonus(): ReactNode {
  const isIn = useSessionStatus() === 'authenticated';
  const prefix = localePrefix(useLocation().pathname);
  const icon = useOperation(getBindIcon, {}, { enabled: isIn }).data;
  if (icon === undefined || !icon.Show || icon.Bonus === 0) return null;
  return (
    <RewardRow
      end={
        icon.CanReceive ? (
          <Receive />
        ) : (
          <Button asChild size="sm" variant="secondary">
            <Link to={`${prefix}/member/account`}>
              <FormattedMessage defaultMessage="去綁定" id="bindBonus.go" />
            </Link>
          </Button>
        )
      }
      picture="phone"
      reward={<RewardText reward={{ Gold: icon.Bonus, Premium: 0 }} />}
      state={icon.CanReceive ? 'waiting' : 'open'}
      title={<FormattedMessage defaultMessage="手機綁定獎勵" id="bindBonus.title" />}
    />
  );
}

function Receive(): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const button = useRef<HTMLButtonElement>(null);
  const claim = useClaim({
    claim: () => claimBindBonus(client),
    list: operationKey(getBindIcon),
    gained: (came) => came,
    overRest: true,
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
