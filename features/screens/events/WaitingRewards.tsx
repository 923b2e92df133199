import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Mission, Reward } from '#protocol/entities/mission.ts';
import { claimAllMissions, getMissions } from '#protocol/operations/mission.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useCall } from '../../base/client/index.ts';
import { gainedOf, useClaim } from '../../shared/rewards/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import * as css from './Events.css.ts';
import { MissionRow } from './MissionRow.tsx';
import { RewardList } from './RewardList.tsx';

const sumOf = (missions: readonly Mission[]): Reward => ({
  Gold: missions.reduce((sum, { Reward }) => sum + Reward.Gold, 0),
  Premium: missions.reduce((sum, { Reward }) => sum + Reward.Premium, 0),
});

export interface WaitingRewardsProps {
  missions: readonly Mission[];
  /** Another row, below the sum and above the missions. */
  children: ReactNode;
}

/** The claimable rewards: their sum, a button for all, and each of them. */
export function WaitingRewards({ missions, children }: WaitingRewardsProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  if (missions.length === 0) return <RewardList>{children}</RewardList>;
  const sum = sumOf(missions);
  const id = 'missions-waiting';
  return (
    <Stack aria-labelledby={id} as="section" gap={3}>
      <Card>
        <span aria-hidden="true" className={css.waitingRays} />
        <div className={css.waiting} data-many={missions.length > 1 || undefined}>
          <Stack align="start" gap={1} grow>
            <Text as="h2" id={id} weight="bold">
              <FormattedMessage
                defaultMessage="待領 {count} 項"
                id="mission.waiting"
                values={{ count: missions.length }}
              />
            </Text>
            <Amount
              countUp
              locale={locale}
              size={44}
              tone="metal"
              unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
              value={sum.Gold}
            />
            {missions.some(({ Reset }) => Reset === 'day') ? (
              <Text size={13} tone="muted">
                <FormattedMessage defaultMessage="每日獎勵今晚 24:00 前有效" id="mission.until" />
              </Text>
            ) : null}
          </Stack>
          <img
            alt=""
            className={css.waitingPicture}
            height={136}
            src={itemSrc(sum.Gold >= 20_000 ? 'treasure' : 'bag')}
            width={136}
          />
        </div>
        {missions.length > 1 ? <ClaimAll sum={sum} /> : null}
      </Card>
      <RewardList>
        {children}
        {missions.map((mission) => (
          <MissionRow key={mission.MissionID} mission={mission} />
        ))}
      </RewardList>
    </Stack>
  );
}

function ClaimAll({ sum }: { sum: Reward }): ReactNode {
  const { formatNumber } = useIntl();
  const call = useCall();
  const { WalletItem } = useBrand().Capabilities;
  const button = useRef<HTMLButtonElement>(null);
  const claim = useClaim({
    claim: () => call(claimAllMissions, {}),
    list: operationKey(getMissions),
    gained: ({ Reward }) => gainedOf(Reward, WalletItem),
  });
  return (
    <Button
      busy={claim.isPending}
      fullWidth
      onClick={() => claim.mutate({ given: undefined, from: button.current })}
      ref={button}
      size="lg"
      variant="gold"
    >
      <FormattedMessage
        defaultMessage="全部領取 {amount}"
        id="mission.claimAll"
        values={{ amount: formatNumber(sum.Gold) }}
      />
    </Button>
  );
}
