import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ItemId, itemSrc } from '#art/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import type { Gained } from '../../../shared/rewards/index.ts';
import * as css from './Activity.css.ts';
import { Gains } from './Gains.tsx';

export interface ActivityRowProps {
  picture: ItemId;
  title: string;
  note?: ReactNode;
  gained: readonly Gained[];
  progress?: { readonly value: number; readonly max: number };
  isReady?: boolean;
  isDone?: boolean;
  children?: ReactNode;
}

/** A list item of an activity: title, progress, rewards and action. */
export function ActivityRow({
  picture,
  title,
  note,
  gained,
  progress,
  isReady = false,
  isDone = false,
  children,
}: ActivityRowProps): ReactNode {
  const { formatNumber } = useIntl();
  return (
    <Card asChild padding="sm" variant={isReady ? 'gold' : 'surface'}>
      <li aria-label={title} data-done={isDone || undefined}>
        <Inline gap={3} rowGap={2} wrap>
          <span className={css.plate}>
            <img alt="" className={css.picture} height={44} src={itemSrc(picture)} width={44} />
          </span>
          <div className={css.words}>
            <Text tone="inherit" weight="bold">
              {title}
            </Text>
            {note === undefined ? null : (
              <Text size={13} tone="muted">
                {note}
              </Text>
            )}
            {progress === undefined ? null : (
              <Progress
                format={(value, max) => `${formatNumber(value)} / ${formatNumber(max)}`}
                label={title}
                labelHidden
                max={progress.max}
                size="sm"
                tone={progress.value >= progress.max ? 'positive' : 'primary'}
                value={progress.value}
              />
            )}
            <Gains gained={gained} />
          </div>
          {children === undefined ? null : <div className={css.end}>{children}</div>}
        </Inline>
      </li>
    </Card>
  );
}

export function Claimed(): ReactNode {
  return (
    <span className={css.done}>
      <Check aria-hidden="true" size={16} />
      <FormattedMessage defaultMessage="已領取" id="mission.claimed" />
    </span>
  );
}
