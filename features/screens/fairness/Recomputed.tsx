import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#ui/components/Notice/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { RowSkeletons } from '../../shared/frames/index.ts';
import * as css from './Fairness.css.ts';

export interface RecomputedProps<Result> {
  /** Undefined until it is computed. */
  result: Result | undefined;
  hasFailed: boolean;
  /** The number of steps, for the placeholder. */
  steps: number;
  /** The column beside the steps. */
  facts: ReactNode;
  /** Draws the steps of the result. */
  children: (result: Result) => ReactNode;
}

/** The steps of a recomputed round beside its facts, while the browser computes it, and if it cannot. */
export function Recomputed<Result>({ result, hasFailed, steps, facts, children }: RecomputedProps<Result>): ReactNode {
  return (
    <div className={css.columns}>
      <Stack gap={3}>
        {hasFailed ? (
          <Notice tone="danger">
            <FormattedMessage
              defaultMessage="這個瀏覽器無法計算。請用 https 開啟，或下載這一局用指令列驗證。"
              id="verify.cannotCompute"
            />
          </Notice>
        ) : result === undefined ? (
          <RowSkeletons height="9rem" rows={steps} />
        ) : (
          children(result)
        )}
      </Stack>
      {facts}
    </div>
  );
}
