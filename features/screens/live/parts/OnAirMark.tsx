import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './Marks.css.ts';
import { elapsedText, useSeconds } from './useElapsed.ts';

export interface OnAirMarkProps {
  /** When the room went on air, to show the duration. By default it shows the mark alone. */
  since?: string | undefined;
}

/** The red mark of a room that is on air. */
export function OnAirMark({ since }: OnAirMarkProps): ReactNode {
  return (
    <span className={css.onAir}>
      <span aria-hidden="true" className={css.dot} />
      <FormattedMessage defaultMessage="直播中" id="live.onAir" />
      {since === undefined || since === '' ? null : <Elapsed since={since} />}
    </span>
  );
}

function Elapsed({ since }: { since: string }): ReactNode {
  const now = useSeconds();
  // Hidden from screen readers, which would read it each second.
  return (
    <span aria-hidden="true" className={css.digits}>
      {elapsedText(since, now)}
    </span>
  );
}
