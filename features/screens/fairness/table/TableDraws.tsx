import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RecomputedTable, TableStep } from '#games/verify/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from '../Fairness.css.ts';
import { StepCard } from '../StepCard.tsx';

/** The blocks of a round of a table, then the result of each draw. */
export function TableDraws({ round, verdict }: { round: RecomputedTable; verdict: TableStep['verdict'] }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <StepCard
      method={<code>HMAC-SHA256</code>}
      title={formatMessage({ id: 'verify.table.result', defaultMessage: '用種子重開一次，結果相同' })}
      verdict={verdict}
    >
      {round.blocks.map(({ cursor, message, bytes }) => (
        <Stack as="figure" gap={2} key={cursor}>
          <Text as="figcaption" size={12} tone="muted">
            <FormattedMessage
              defaultMessage="區塊 {cursor}：HMAC（種子，{message}）"
              id="verify.block"
              values={{ cursor, message: <code className={css.symbolName}>{message}</code> }}
            />
          </Text>
          <code className={css.factValue}>{bytes}</code>
        </Stack>
      ))}
      <ul className={css.draws}>
        {round.draws.map(({ block, offset, number, share, below, result }, at) => (
          <li className={css.draw} key={`${String(block)} ${String(offset)}`}>
            <span className={css.drawName}>
              <FormattedMessage
                defaultMessage="第 {draw, number} 抽"
                id="verify.table.draw"
                values={{ draw: at + 1 }}
              />
            </span>
            <span className={css.number}>
              <FormattedNumber value={number} />
            </span>
            <span className={css.number}>
              ÷ <FormattedNumber value={share} />
            </span>
            {result === undefined ? (
              <span className={css.result} data-quiet="">
                <FormattedMessage defaultMessage="略過" id="verify.skipped" />
              </span>
            ) : (
              <span className={css.result}>
                <FormattedMessage
                  defaultMessage="{result, number}／{below, number}"
                  id="verify.table.drawn"
                  values={{ result, below }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </StepCard>
  );
}
