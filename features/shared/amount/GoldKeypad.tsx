import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { AmountKeypad, type AmountKeypadProps } from '#ui/components/AmountKeypad/index.ts';
import { useReadAmount } from './useReadAmount.ts';

type OwnProps = 'before' | 'keyLabels' | 'locale' | 'read' | 'unit' | 'units';

/** A keypad for an amount of gold, in the page's language. */
export function GoldKeypad(props: Omit<AmountKeypadProps, OwnProps>): ReactNode {
  const { formatMessage } = useIntl();
  const reading = useReadAmount();
  return (
    <AmountKeypad
      {...props}
      {...reading}
      before={<img alt="" height={32} src={itemSrc('coin')} width={32} />}
      keyLabels={{
        back: formatMessage({ id: 'keypad.back', defaultMessage: '刪除一位' }),
        clear: formatMessage({ id: 'keypad.clear', defaultMessage: '清除' }),
      }}
      unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
    />
  );
}
