import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Check } from '#games/verify/index.ts';
import * as css from './Fairness.css.ts';

/** A computed value and the published one. */
export function Compared({ check }: { check: Check | undefined }): ReactNode {
  if (check === undefined) return null;
  return (
    <dl className={css.compare}>
      <dt>
        <FormattedMessage defaultMessage="算出" id="verify.computed" />
      </dt>
      <dd>
        <code>{check.computed}</code>
      </dd>
      <dt>
        <FormattedMessage defaultMessage="公布" id="verify.announced" />
      </dt>
      <dd>
        <code>{check.claimed}</code>
      </dd>
    </dl>
  );
}
