import { Check, Minus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import type { Step } from '#games/verify/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import * as css from './Fairness.css.ts';

const SIGNS = { match: Check, differ: X, unclaimed: Minus } as const;

/** Returns the verdict of several steps. One differing step makes the whole verdict differ. */
export function verdictOf(steps: readonly Step[], names: readonly Step['name'][]): Step['verdict'] {
  const verdicts = steps.filter(({ name }) => names.includes(name)).map(({ verdict }) => verdict);
  if (verdicts.includes('differ')) return 'differ';
  return verdicts.includes('match') ? 'match' : 'unclaimed';
}

export interface StepCardProps {
  title: string;
  method: ReactNode;
  verdict: Step['verdict'];
  children: ReactNode;
}

/** A step of the verification with its verdict. */
export function StepCard({ title, method, verdict, children }: StepCardProps): ReactNode {
  const { formatMessage } = useIntl();
  const id = useId();
  const Sign = SIGNS[verdict];
  const said = {
    match: formatMessage({ id: 'verify.match', defaultMessage: '相符' }),
    differ: formatMessage({ id: 'verify.differ', defaultMessage: '不相符' }),
    unclaimed: formatMessage({ id: 'verify.unclaimed', defaultMessage: '沒有可比對的紀錄' }),
  };
  return (
    <li>
      <Card asChild>
        <section aria-labelledby={id} className={css.step} data-verdict={verdict}>
          <Inline as="header" wrap>
            <span className={css.sign}>
              <Sign aria-hidden="true" size={18} strokeWidth={3} />
            </span>
            <h2 className={css.stepTitle} id={id}>
              {title}
              <VisuallyHidden>{` – ${said[verdict]}`}</VisuallyHidden>
            </h2>
            <Text size={12} tone="muted">
              {method}
            </Text>
          </Inline>
          {children}
        </section>
      </Card>
    </li>
  );
}
