import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { vipBadgeSrc } from '#art/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { LevelBar } from '#ui/components/LevelBar/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../shared/frames/index.ts';
import { HowToEarn } from './HowToEarn.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import { Tier } from './Tier.tsx';
import { drawnTier, useTierName } from './tierName.ts';
import { useVipLadder, type VipLadder } from './useVipLadder.ts';
import * as css from './Vip.css.ts';

/** /member/vip: the player's tier and level, the missing experience to the next, and the rights of the eight tiers (13400, 13410). */
export function VipLadderPage(): ReactNode {
  const query = useVipLadder();
  return (
    <SectionFrame page="/member/vip">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/member/vip" />}>
        {(ladder) => (
          <>
            <Standing ladder={ladder} />
            <Card>
              <LevelMeter />
            </Card>
            <section>
              <SectionHeading>
                <FormattedMessage defaultMessage="各階權益" id="vip.tiers" />
              </SectionHeading>
              <ol className={css.ladder}>
                {ladder.Tiers.map((tier, at) => (
                  <Tier before={ladder.Tiers[at - 1]} key={tier.VIPLevel} own={ladder.Own} tier={tier} />
                ))}
              </ol>
            </section>
          </>
        )}
      </Loaded>
    </SectionFrame>
  );
}

function Standing({ ladder: { Own } }: { ladder: VipLadder }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const tierName = useTierName();
  const isTop = Own.Next === 0;
  return (
    <Card variant="gold">
      <div className={css.standing}>
        <img alt="" className={css.standingMark} src={vipBadgeSrc(drawnTier(Own.VIPLevel), 'badge')} />
        <Stack gap={2}>
          <Heading level={2} size={20}>
            {tierName(Own.VIPLevel)}
          </Heading>
          {isTop ? (
            <Text>
              <FormattedMessage defaultMessage="您已在最高階，所有權益都已解鎖" id="vip.allRights" />
            </Text>
          ) : (
            <LevelBar
              from={`VIP ${String(Own.VIPLevel)}`}
              label={formatMessage({ id: 'vip.progress', defaultMessage: 'VIP 經驗' })}
              max={Own.Next}
              note={
                <FormattedMessage
                  defaultMessage="還差 {missing, number} VIP 經驗升上 {tier}"
                  id="vip.missing"
                  values={{ missing: Math.max(0, Own.Next - Own.Experience), tier: tierName(Own.VIPLevel + 1) }}
                />
              }
              to={`VIP ${String(Own.VIPLevel + 1)}`}
              value={Own.Experience}
              valueText={`${formatNumber(Own.Experience)} / ${formatNumber(Own.Next)}`}
            />
          )}
          <ul className={css.ways}>
            <li>
              <HowToEarn />
            </li>
            <li>
              <FormattedMessage
                defaultMessage="升上的階級沒有每月考核；購點退款時，VIP 經驗與階級會一併扣回"
                id="vip.isKept"
              />
            </li>
          </ul>
        </Stack>
      </div>
    </Card>
  );
}
