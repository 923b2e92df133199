import { useIntl } from 'react-intl';
import type { Combobox } from '#ui/components/Combobox/index.ts';
import type { ComponentProps } from 'react';

/**
 * The texts of a field that finds players.
 *
 * @param none the text for no match
 */
export function usePickerText(none: string): ComponentProps<typeof Combobox>['words'] {
  const { formatMessage } = useIntl();
  return {
    open: formatMessage({ id: 'clubs.pickOpen', defaultMessage: '展開名單' }),
    clear: formatMessage({ id: 'clubs.clear', defaultMessage: '清除' }),
    loading: formatMessage({ id: 'frame.loading', defaultMessage: '載入中' }),
    none,
    found: (count) =>
      formatMessage({ id: 'clubs.pickFound', defaultMessage: '{count, plural, other {找到 # 人}}' }, { count }),
  };
}
