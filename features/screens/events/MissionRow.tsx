import { Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Mission } from '#protocol/entities/mission.ts';
import { claimMission, getMissions } from '#protocol/operations/mission.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { isOpenLink } from '#protocol/rules/partOfPath.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { operationKey, useCall } from '../../base/client/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { gainedOf, useClaim } from '../../shared/rewards/index.ts';
import { useBrand, useLanguage, useOpenParts } from '../../base/settings/index.ts';
import * as css from './Events.css.ts';
import { missionKind } from './missionPlace.ts';
import { RewardRow } from './RewardRow.tsx';
import { RewardText } from './RewardText.tsx';

const states = { 1: 'open', 2: 'waiting', 3: 'claimed' } as const;

/** A mission: condition, progress, reward and link. */
export function MissionRow({ mission }: { mission: Mission }): ReactNode {
  const { formatNumber } = useIntl();
  const { locale } = useLanguage();
  const words = mission.Text[locale];
  const { picture } = missionKind(mission);
  return (
    <RewardRow
      end={<End mission={mission} words={words} />}
      picture={picture}
      progress={
        <Inline as="span" rowGap={0} wrap>
          <span className={css.bar}>
            <Progress
              format={(value, max) => `${formatNumber(value)} / ${formatNumber(max)}`}
              label={words}
              labelHidden
              max={mission.Target}
              size="sm"
              tone={mission.State === 1 ? 'primary' : 'positive'}
              value={mission.Progress}
            />
          </span>
          <Text aria-hidden="true" face="numerals" size={12} tone="muted">
            {formatNumber(Math.min(mission.Progress, mission.Target))} / {formatNumber(mission.Target)}
          </Text>
        </Inline>
      }
      reward={<RewardText reward={mission.Reward} />}
      state={states[mission.State]}
      title={words}
    />
  );
}

function End({ mission, words }: { mission: Mission; words: string }): ReactNode {
  if (mission.State === 2) return <Claim mission={mission} words={words} />;
  if (mission.State === 1) return <WayThere mission={mission} words={words} />;
  return (
    <span className={css.claimed}>
      <Check aria-hidden="true" size={16} />
      <FormattedMessage defaultMessage="已領取" id="mission.claimed" />
    </span>
  );
}

function Claim({ mission: { MissionID }, words }: { mission: Mission; words: string }): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const { WalletItem } = useBrand().Capabilities;
  const button = useRef<HTMLButtonElement>(null);
  const claim = useClaim({
    claim: () => call(claimMission, { MissionID }),
    list: operationKey(getMissions),
    gained: ({ Reward }) => gainedOf(Reward, WalletItem),
  });
  return (
    <Button
      aria-label={formatMessage({ id: 'mission.claimOf', defaultMessage: '領取：{mission}' }, { mission: words })}
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

/** A link to the mission's page. Missions without a page show that they are in progress. */
function WayThere({ mission, words }: { mission: Mission; words: string }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const open = useOpenParts();
  const { to } = missionKind(mission);
  if (to === undefined || !isOpenLink(to, open)) {
    return (
      <Text size={13} tone="muted">
        <FormattedMessage defaultMessage="進行中" id="mission.underWay" />
      </Text>
    );
  }
  return (
    <Button asChild size="sm" variant="secondary">
      <Link
        aria-label={formatMessage({ id: 'mission.goTo', defaultMessage: '前往：{mission}' }, { mission: words })}
        to={`${prefix}${to}`}
      >
        <FormattedMessage defaultMessage="前往" id="mission.go" />
      </Link>
    </Button>
  );
}
