import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/components/TextField/index.ts';
import * as css from './Friends.css.ts';

const MAX_SEARCH = 64;

export interface SearchFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Searches for a nickname or an id. */
export function SearchField({ label, value, onValueChange }: SearchFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <div className={css.search}>
      <TextField
        autoComplete="off"
        before={<Search aria-hidden="true" size={18} />}
        clearLabel={formatMessage({ id: 'player.picker.clear', defaultMessage: '清除搜尋' })}
        enterKeyHint="search"
        label={label}
        labelHidden
        maxLength={MAX_SEARCH}
        onValueChange={onValueChange}
        placeholder={label}
        type="search"
        value={value}
      />
    </div>
  );
}
