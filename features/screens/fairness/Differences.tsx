import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Check } from '#games/verify/index.ts';
import * as css from './Fairness.css.ts';

export interface DifferencesProps {
  steps: readonly { readonly name: string; readonly checks: readonly Check[] }[];
}

/** The checks of all steps that differ. */
export function Differences({ steps }: DifferencesProps): ReactNode {
  const found = steps.flatMap(({ name, checks }) =>
    checks.filter(({ computed, claimed }) => computed !== claimed).map((check) => ({ name, ...check })),
  );
  if (found.length === 0) return null;
  return (
    <ul className={css.differences}>
      {found.map(({ name, subject, computed, claimed }) => (
        <li key={`${name} ${subject}`}>
          <FormattedMessage
            defaultMessage="{subject}：算出 {computed}，紀錄 {claimed}"
            id="verify.difference"
            values={{
              subject: <code>{`${name} · ${subject}`}</code>,
              computed: <code>{computed}</code>,
              claimed: <code>{claimed}</code>,
            }}
          />
        </li>
      ))}
    </ul>
  );
}
