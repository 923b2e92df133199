import type { ReactNode, Ref } from 'react';
import { Progress } from '../Progress/index.ts';
import * as css from './LevelBar.css.ts';

export interface LevelBarProps {
  label: string;
  /** The current and the next level: `LV.68`, `LV.69`; or a tier's badge. */
  from: ReactNode;
  to: ReactNode;
  value: number;
  max: number;
  valueText: string;
  note?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function LevelBar({ label, from, to, value, max, valueText, note, ref }: LevelBarProps): ReactNode {
  const share = max > 0 ? Math.min(Math.max(value, 0), max) / max : 0;
  // The value is cut off and not rounded up, so that 100 % appears only at the next level.
  const percent = `${String(Math.floor(share * 100))}%`;
  return (
    <div className={css.place} data-part="level-bar" data-state={share === 1 ? 'full' : 'rising'} ref={ref}>
      <div className={css.line} data-part="level-bar-levels">
        <span className={css.from} data-part="level-bar-from">
          {from}
        </span>
        <span className={css.to} data-part="level-bar-to">
          {to}
        </span>
      </div>
      <Progress
        format={() => `${valueText}, ${percent}`}
        label={label}
        labelHidden
        max={max}
        value={max > 0 ? value : 0}
      />
      <div aria-hidden="true" className={css.line} data-part="level-bar-numbers">
        <span className={css.numbers}>{valueText}</span>
        <span className={css.percent}>{percent}</span>
      </div>
      {note === undefined ? null : (
        <div className={css.note} data-part="level-bar-note">
          {note}
        </div>
      )}
    </div>
  );
}
