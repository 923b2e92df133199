import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Loaded, RowSkeletons } from '../../shared/frames/index.ts';
import { usePart } from '../../base/settings/index.ts';
import { useLevel } from './useLevel.ts';
import * as css from './Vip.css.ts';

/** The player's level, and the experience of the next level (13410; specification 2 §2). A failure is shown on one line. */
export function LevelMeter(): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const hasGames = usePart('Games') !== 'closed';
  const query = useLevel();
  if (query.data === undefined && query.error) {
    return (
      <Notice
        action={
          <Button onClick={() => void query.refetch()} size="sm" variant="ghost">
            <FormattedMessage defaultMessage="重試" id="error.retry" />
          </Button>
        }
        tone="warning"
      >
        <FormattedMessage defaultMessage="等級沒有載入成功" id="vip.levelFailed" />
      </Notice>
    );
  }
  return (
    <Loaded query={query} skeleton={<RowSkeletons height="1.75rem" rows={1} />}>
      {({ Level, Experience, Next }) => (
        <div className={css.level}>
          <p className={css.levelWords}>
            <strong className={css.levelName}>LV.{Level}</strong>
            <span>
              {Next === 0 ? (
                <FormattedMessage defaultMessage="已達最高等級" id="vip.topLevel" />
              ) : hasGames ? (
                <FormattedMessage
                  defaultMessage="還差 {missing, number} 經驗，玩遊戲就會增加"
                  id="vip.levelMissing"
                  values={{ missing: Math.max(0, Next - Experience) }}
                />
              ) : (
                <FormattedMessage
                  defaultMessage="還差 {missing, number} 經驗，遊戲開放後就能累積"
                  id="vip.levelMissing.closed"
                  values={{ missing: Math.max(0, Next - Experience) }}
                />
              )}
            </span>
          </p>
          <Progress
            format={() => (Next === 0 ? `LV.${String(Level)}` : `${formatNumber(Experience)} / ${formatNumber(Next)}`)}
            label={formatMessage({ id: 'vip.level', defaultMessage: '等級' })}
            labelHidden
            max={Next === 0 ? 1 : Next}
            size="sm"
            value={Next === 0 ? 1 : Experience}
          />
        </div>
      )}
    </Loaded>
  );
}
