import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSettings } from '../../base/settings/index.ts';
import * as css from './DemoMark.css.ts';

/**
 * Says that a round, a win or a place in a ranking belongs to the demo world. Only a page with development tools stands on that world, so
 * elsewhere nothing is drawn.
 */
export function DemoMark(): ReactNode {
  if (!useSettings().DevTools) return null;
  return (
    <span className={css.mark}>
      <FormattedMessage defaultMessage="示範" id="demo.mark" />
    </span>
  );
}
