import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LevelBar } from '#ui/components/LevelBar/index.ts';
import { Loaded, RowGhosts } from '../frames/index.ts';
import { useLevel } from './useLevel.ts';

/** One's level, and the experience over what the next one takes (13410; specification 2 §2). */
export function LevelMeter(): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Loaded query={useLevel()} skeleton={<RowGhosts height="4rem" rows={1} />}>
      {({ Level, Experience, Next }) => (
        <LevelBar
          from={`LV.${String(Level)}`}
          label={formatMessage({ id: 'vip.level', defaultMessage: '等級' })}
          max={Next === 0 ? 1 : Next}
          to={Next === 0 ? null : `LV.${String(Level + 1)}`}
          value={Next === 0 ? 1 : Experience}
          valueText={
            Next === 0
              ? formatMessage({ id: 'vip.topLevel', defaultMessage: '已達最高等級' })
              : `${formatNumber(Experience)} / ${formatNumber(Next)}`
          }
          {...(Next > 0 && {
            note: (
              <FormattedMessage
                defaultMessage="還差 {missing, number} 經驗，玩遊戲就會增加"
                id="vip.levelMissing"
                values={{ missing: Math.max(0, Next - Experience) }}
              />
            ),
          })}
        />
      )}
    </Loaded>
  );
}
