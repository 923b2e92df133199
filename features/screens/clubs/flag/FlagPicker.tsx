import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { CLUB_BADGES, CLUB_FLAG_COLORS } from '#protocol/rules/club.ts';
import * as css from '../Club.css.ts';
import { ClubFlag } from './ClubFlag.tsx';

const colors: Readonly<Record<number, MessageDescriptor>> = defineMessages({
  1: { id: 'clubs.color.1', defaultMessage: '紅色' },
  2: { id: 'clubs.color.2', defaultMessage: '橙色' },
  3: { id: 'clubs.color.3', defaultMessage: '金色' },
  4: { id: 'clubs.color.4', defaultMessage: '綠色' },
  5: { id: 'clubs.color.5', defaultMessage: '青色' },
  6: { id: 'clubs.color.6', defaultMessage: '藍色' },
  7: { id: 'clubs.color.7', defaultMessage: '靛色' },
  8: { id: 'clubs.color.8', defaultMessage: '紫色' },
  9: { id: 'clubs.color.9', defaultMessage: '粉色' },
  10: { id: 'clubs.color.10', defaultMessage: '墨色' },
});
const badges: Readonly<Record<number, MessageDescriptor>> = defineMessages({
  1: { id: 'clubs.badge.1', defaultMessage: '星星' },
  2: { id: 'clubs.badge.2', defaultMessage: '船錨' },
  3: { id: 'clubs.badge.3', defaultMessage: '茶杯' },
  4: { id: 'clubs.badge.4', defaultMessage: '幸運草' },
  5: { id: 'clubs.badge.5', defaultMessage: '月亮' },
  6: { id: 'clubs.badge.6', defaultMessage: '羽毛' },
  7: { id: 'clubs.badge.7', defaultMessage: '皇冠' },
  8: { id: 'clubs.badge.8', defaultMessage: '火焰' },
  9: { id: 'clubs.badge.9', defaultMessage: '寶石' },
  10: { id: 'clubs.badge.10', defaultMessage: '愛心' },
  11: { id: 'clubs.badge.11', defaultMessage: '山峰' },
  12: { id: 'clubs.badge.12', defaultMessage: '閃電' },
});

export interface Flag {
  readonly FlagColor: number;
  readonly Badge: number;
}

/** Chooses the colour and the emblem of a flag, each shown as the resulting flag. */
export function FlagPicker({ value, onChange }: { value: Flag; onChange: (flag: Flag) => void }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <>
      <Choice
        count={CLUB_FLAG_COLORS}
        flagOf={(color) => ({ ...value, FlagColor: color })}
        label={formatMessage({ id: 'clubs.flagColor', defaultMessage: '旗幟顏色' })}
        names={colors}
        onChange={onChange}
        value={value.FlagColor}
      />
      <Choice
        count={CLUB_BADGES}
        flagOf={(badge) => ({ ...value, Badge: badge })}
        label={formatMessage({ id: 'clubs.flagBadge', defaultMessage: '徽記' })}
        names={badges}
        onChange={onChange}
        value={value.Badge}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  names: Readonly<Record<number, MessageDescriptor>>;
  count: number;
  value: number;
  flagOf: (number: number) => Flag;
  onChange: (flag: Flag) => void;
}

/** The choices are native radio buttons: arrow keys move between them, and Tab stops once. */
function Choice({ label, names, count, value, flagOf, onChange }: ChoiceProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.swatches}>
        {Array.from({ length: count }, (_none, at) => at + 1).map((number) => {
          const flag = flagOf(number);
          const name = names[number];
          return (
            <label className={css.swatch} key={number}>
              <input
                aria-label={name === undefined ? String(number) : formatMessage(name)}
                checked={number === value}
                className={css.swatchInput}
                name={label}
                onChange={() => onChange(flag)}
                type="radio"
              />
              <ClubFlag badge={flag.Badge} color={flag.FlagColor} size="sm" />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
