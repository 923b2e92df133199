import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../base/settings/index.ts';
import * as css from './DemoMark.css.ts';

/**
 * Marks a round, win or ranking as part of the demo world. Renders nothing without development tools, since only their pages use that
 * world.
 */
export function DemoMark(): ReactNode {
  if (!useSettings().DevTools) return null;
  return (
    <span className={css.mark}>
      <FormattedMessage defaultMessage="示範" id="demo.mark" />
    </span>
  );
}
