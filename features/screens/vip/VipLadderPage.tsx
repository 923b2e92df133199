import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '#ui/components/Card/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../shared/frames/index.ts';
import { HowToEarn } from './HowToEarn.tsx';
import { NextRights } from './NextRights.tsx';
import { OtherTiers } from './OtherTiers.tsx';
import { TierPath } from './TierPath.tsx';
import { useShortTierName } from './tierName.ts';
import { useVipLadder, type VipLadder } from './useVipLadder.ts';
import * as css from './Vip.css.ts';

/** /member/vip: the player's tier on the way of eight tiers, the missing experience, and the rights of the next tier and of all others (13400). */
export function VipLadderPage(): ReactNode {
  const query = useVipLadder();
  return (
    <SectionFrame page="/member/vip">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/member/vip" />}>
        {(ladder) => <Ladder ladder={ladder} />}
      </Loaded>
    </SectionFrame>
  );
}

function Ladder({ ladder }: { ladder: VipLadder }): ReactNode {
  const { Own, Tiers, Earning } = ladder;
  const now = Tiers.find(({ VIPLevel }) => VIPLevel === Own.VIPLevel);
  const next = Own.Next === 0 ? undefined : Tiers.find(({ VIPLevel }) => VIPLevel === Own.VIPLevel + 1);
  return (
    <div className={css.page}>
      <TierPath own={Own} />
      <div className={css.column}>
        {next === undefined ? null : <Standing ladder={ladder} />}
        {now === undefined || next === undefined ? null : <NextRights next={next} now={now} />}
      </div>
      <div className={css.column}>
        <HowToEarn earning={Earning} />
        <OtherTiers ladder={ladder} />
      </div>
    </div>
  );
}

/** The experience between the own threshold and the next. */
function Standing({ ladder: { Own, Tiers } }: { ladder: VipLadder }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const tierName = useShortTierName();
  const next = Tiers.find(({ VIPLevel }) => VIPLevel === Own.VIPLevel + 1);
  return (
    <Card>
      <p className={css.standing}>
        <span>
          {tierName(Own.VIPLevel)} <b className={css.number}>{formatNumber(Own.Experience)}</b>
        </span>
        <span>
          {tierName(Own.VIPLevel + 1)} <b className={css.number}>{formatNumber(next?.Threshold ?? Own.Next)}</b>
        </span>
      </p>
      <Progress
        format={() => `${formatNumber(Own.Experience)} / ${formatNumber(Own.Next)}`}
        label={formatMessage({ id: 'vip.progress', defaultMessage: 'VIP 經驗' })}
        labelHidden
        max={Own.Next}
        value={Own.Experience}
      />
    </Card>
  );
}
