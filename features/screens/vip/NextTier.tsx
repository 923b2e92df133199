import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useBrand } from '../../base/settings/index.ts';
import { rightNames } from './rightNames.ts';
import { openedBy } from './tierRights.ts';
import { useShortTierName } from './tierName.ts';
import { useVipLadder, type VipLadder } from './useVipLadder.ts';
import * as css from './Vip.css.ts';

/**
 * The missing experience to the next tier, and what it brings, in one line with a link to all tiers. While loading, and after a failure,
 * only the link is shown.
 */
export function NextTier(): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const ladder = useVipLadder().data;
  const own = ladder?.Own;
  const isKnown = own !== undefined && own.Next > 0;
  return (
    <Link className={css.next} to={`${prefix}/member/vip`}>
      <span className={css.nextLine}>
        <span className={css.nextText}>
          {ladder === undefined ? (
            <FormattedMessage defaultMessage="看看每一階的權益" id="vip.seeRights" />
          ) : (
            <Brings ladder={ladder} />
          )}
        </span>
        <ChevronRight aria-hidden="true" className={css.nextArrow} size={18} />
      </span>
      <Progress
        format={() => (isKnown ? `${formatNumber(own.Experience)} / ${formatNumber(own.Next)}` : '')}
        label={formatMessage({ id: 'vip.progress', defaultMessage: 'VIP 經驗' })}
        labelHidden
        max={isKnown ? own.Next : 1}
        tone="gold"
        value={own === undefined ? 0 : isKnown ? own.Experience : 1}
      />
    </Link>
  );
}

const parts = { b: (words: ReactNode) => <b className={css.nextNumber}>{words}</b> };

function Brings({ ladder: { Own, Tiers } }: { ladder: VipLadder }): ReactNode {
  const { formatMessage } = useIntl();
  const tierName = useShortTierName();
  const { RedEnvelopeSending } = useBrand().Capabilities;
  const now = Tiers.find(({ VIPLevel }) => VIPLevel === Own.VIPLevel);
  const next = Tiers.find(({ VIPLevel }) => VIPLevel === Own.VIPLevel + 1);
  if (Own.Next === 0 || next === undefined)
    return (
      <FormattedMessage defaultMessage="已達最高階 {tier}" id="vip.isTop" values={{ tier: tierName(Own.VIPLevel) }} />
    );
  const values = {
    missing: Math.max(0, Own.Next - Own.Experience),
    tier: tierName(next.VIPLevel),
    ...parts,
  };
  const [opened] = openedBy(next, now, RedEnvelopeSending);
  return opened === undefined ? (
    <FormattedMessage
      defaultMessage="再 <b>{missing, number}</b> 升{tier}，每日贈禮 <b>{now, number}</b> → <b>{after, number}</b> 次"
      id="vip.nextGifts"
      values={{ ...values, now: now?.Rights.GiftsPerDay ?? 0, after: next.Rights.GiftsPerDay }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="再 <b>{missing, number}</b> 升{tier}，開啟{right}"
      id="vip.nextOpens"
      values={{ ...values, right: formatMessage(rightNames[opened]) }}
    />
  );
}
