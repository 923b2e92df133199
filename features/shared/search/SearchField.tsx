import { Search } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/components/TextField/index.ts';
import { useDebounced } from '#ui/useDebounced.ts';
import * as css from './SearchField.css.ts';

const MAX_SEARCH = 64;

export interface SearchFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The pause after typing before a search (specification 1 §9), in milliseconds. */
const DEBOUNCE_MS = 300;

/** Returns the text of a search field, and the text to search for after a pause. */
export function useSearch(): { typed: string; setTyped: (typed: string) => void; search: string } {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, search: useDebounced(typed.trim(), DEBOUNCE_MS) };
}

/** A field to search a list by a name or an id. */
export function SearchField({ label, value, onValueChange, ref }: SearchFieldProps): ReactNode {
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
        {...(ref !== undefined && { ref })}
      />
    </div>
  );
}
