import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Charity } from '#protocol/entities/order.ts';
import { isDonationBeginning, isDonationCode } from '#protocol/rules/invoice.ts';
import { Combobox, type ComboboxOption, matches } from '#ui/components/Combobox/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { GoodFormat } from './GoodFormat.tsx';

/** The failure of a donation code. */
const NO_CODE = 200090;

export interface DonationFieldProps {
  charities: readonly Charity[];
  code: string;
  onCodeChange: (code: string) => void;
}

/** Chooses a charity by its name or code. The operator's list may be incomplete, so any code can be typed. */
export function DonationField({ charities, code, onCodeChange }: DonationFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const [query, setQuery] = useState('');
  const known = charities.map(({ Code, Name }): ComboboxOption => ({ value: Code, label: Name[locale], hint: Code }));
  const typed = [query.trim(), code].find((text) => isDonationCode(text) && !known.some(({ value }) => value === text));
  const options =
    typed === undefined
      ? known
      : [
          ...known,
          {
            value: typed,
            label: formatMessage({ id: 'invoice.donationCode', defaultMessage: '捐贈碼 {code}' }, { code: typed }),
          },
        ];
  const isWrong =
    code === '' && !isDonationBeginning(query.trim()) && !options.some((option) => matches(option, query));
  return (
    <Combobox
      error={isWrong ? errorText(new RequestFailure(NO_CODE)) : undefined}
      hint={isDonationCode(code) ? <GoodFormat /> : undefined}
      label={formatMessage({ id: 'invoice.charity', defaultMessage: '捐贈對象（名稱或捐贈碼）' })}
      onQueryChange={setQuery}
      onValueChange={(option) => {
        setQuery('');
        onCodeChange(option?.value ?? '');
      }}
      options={options}
      value={options.find(({ value }) => value === code) ?? null}
      words={{
        open: formatMessage({ id: 'invoice.charities', defaultMessage: '顯示捐贈對象' }),
        clear: formatMessage({ id: 'invoice.clear', defaultMessage: '清除' }),
        loading: formatMessage({ id: 'frame.loading', defaultMessage: '載入中' }),
        none: formatMessage({ id: 'invoice.noCharity', defaultMessage: '找不到，可以直接輸入 3 到 7 碼的捐贈碼' }),
        found: (count) =>
          formatMessage({ id: 'invoice.found', defaultMessage: '找到 {count, plural, other {# 個}}' }, { count }),
      }}
    />
  );
}
