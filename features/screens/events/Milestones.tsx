import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Mission } from '#protocol/entities/mission.ts';
import { itemSrc, type PrizeId } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Events.css.ts';

const GROWTH: readonly PrizeId[] = ['stack', 'bag', 'chest', 'treasure'];

/** Missions that count missions, as steps of one line with their rewards. The page claims them in the list above. */
export function Milestones({ missions }: { missions: readonly Mission[] }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const steps = missions.toSorted((one, other) => one.Target - other.Target);
  const last = steps.at(-1);
  if (last === undefined) return null;
  const done = Math.max(...steps.map(({ Progress: progress }) => progress));
  return (
    <Card>
      <div className={css.milestones} data-single={steps.length === 1 || undefined}>
        <Progress
          format={(value, max) => `${formatNumber(value)} / ${formatNumber(max)}`}
          label={formatMessage({ id: 'mission.milestones', defaultMessage: '完成任務里程碑' })}
          max={last.Target}
          tone="gold"
          value={Math.min(done, last.Target)}
        />
        <ol className={css.steps}>
          {steps.map((step, at) => (
            <li className={css.step} data-state={step.State} key={step.MissionID}>
              <span className={css.stepPicture}>
                <img
                  alt=""
                  className={css.plateImage}
                  height={48}
                  src={itemSrc(GROWTH[Math.min(GROWTH.length - 1, at + GROWTH.length - steps.length)] ?? 'treasure')}
                  width={48}
                />
                {step.State === 3 ? (
                  <span className={css.stepDone}>
                    <Check aria-hidden="true" size={14} strokeWidth={3} />
                  </span>
                ) : null}
              </span>
              <Text size={12} tone="muted">
                {step.State === 3 ? (
                  <FormattedMessage defaultMessage="已領取" id="mission.claimed" />
                ) : (
                  <FormattedMessage
                    defaultMessage="完成 {count} 個"
                    id="mission.milestone"
                    values={{ count: step.Target }}
                  />
                )}
              </Text>
              <Amount
                locale={locale}
                tone="gold"
                unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
                value={step.Reward.Gold}
              />
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
