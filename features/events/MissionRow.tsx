import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Mission } from '#protocol/entities/mission.ts';
import { claimMission, getMissions } from '#protocol/operations/mission.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../client/index.ts';
import { useLanguage } from '../settings/index.ts';
import * as css from './Events.css.ts';
import { RewardWords } from './RewardWords.tsx';
import { useClaim } from './useClaim.ts';

/** One mission: what it asks for, how far it is, and what it brings. */
export function MissionRow({ mission }: { mission: Mission }): ReactNode {
  const { formatNumber } = useIntl();
  const { locale } = useLanguage();
  const words = mission.Text[locale];
  return (
    <Card asChild padding="sm">
      <li>
        <div className={css.mission}>
          <div className={css.words}>
            <Text weight="bold">{words}</Text>
            <Progress
              format={(value, max) => `${formatNumber(value)} / ${formatNumber(max)}`}
              label={words}
              labelHidden
              max={mission.Target}
              size="sm"
              tone={mission.State === 1 ? 'primary' : 'positive'}
              value={mission.Progress}
            />
            <span className={css.line}>
              <RewardWords reward={mission.Reward} />
              <span aria-hidden="true" className={css.count}>
                {formatNumber(Math.min(mission.Progress, mission.Target))} / {formatNumber(mission.Target)}
              </span>
            </span>
          </div>
          <div className={css.end}>
            <End mission={mission} words={words} />
          </div>
        </div>
      </li>
    </Card>
  );
}

function End({ mission: { MissionID, State }, words }: { mission: Mission; words: string }): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const toast = useToast();
  const claim = useClaim(
    () => call(claimMission, { MissionID }),
    operationKey(getMissions),
    () => toast({ tone: 'success', text: formatMessage({ id: 'mission.got', defaultMessage: '獎勵已入帳' }) }),
  );
  if (State === 1) {
    return (
      <Text size={13} tone="muted">
        <FormattedMessage defaultMessage="進行中" id="mission.underWay" />
      </Text>
    );
  }
  if (State === 3) {
    return (
      <span className={css.claimed}>
        <Check aria-hidden="true" size={16} />
        <FormattedMessage defaultMessage="已領取" id="mission.claimed" />
      </span>
    );
  }
  return (
    <Button
      aria-label={formatMessage({ id: 'mission.claimOf', defaultMessage: '領取：{mission}' }, { mission: words })}
      busy={claim.isPending}
      onClick={() => claim.mutate(undefined)}
      size="sm"
      variant="gold"
    >
      <FormattedMessage defaultMessage="領取" id="mission.claim" />
    </Button>
  );
}
