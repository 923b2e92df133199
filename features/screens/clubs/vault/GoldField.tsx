import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';
import { AmountField } from '../../../shared/amount/index.ts';
import * as css from '../Club.css.ts';

export interface GoldFieldProps {
  min: number;
  max: number;
  hint: string;
  value: number | undefined;
  onChange: (amount: number | undefined) => void;
}

/** Buttons for multiples of the smallest amount, beside the field. */
const QUICK = [1, 10, 100] as const;

/** An amount of gold: typed, stepped, or chosen. */
export function GoldField({ min, max, hint, value, onChange }: GoldFieldProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const amounts = QUICK.map((times) => times * min).filter((amount) => amount <= max);
  return (
    <div className={css.section}>
      <AmountField
        hint={hint}
        label={formatMessage({ id: 'clubs.amount', defaultMessage: '金額' })}
        max={max}
        min={min}
        onValueChange={onChange}
        step={min}
        stepLabels={{
          decrease: formatMessage({ id: 'clubs.less', defaultMessage: '減少' }),
          increase: formatMessage({ id: 'clubs.plus', defaultMessage: '增加' }),
        }}
        value={value}
      />
      {amounts.length === 0 ? null : (
        <ChipRow label={formatMessage({ id: 'clubs.quick', defaultMessage: '快速金額' })}>
          {amounts.map((amount) => (
            <Chip key={amount} onSelectedChange={() => onChange(amount)} selected={amount === value}>
              {formatNumber(amount)}
            </Chip>
          ))}
          <Chip onSelectedChange={() => onChange(max)} selected={value === max}>
            {formatMessage({ id: 'clubs.all', defaultMessage: '全部' })}
          </Chip>
        </ChipRow>
      )}
    </div>
  );
}
