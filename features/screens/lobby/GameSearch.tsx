import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/components/TextField/index.ts';
import * as css from './Lobby.css.ts';

const MAX_LENGTH = 40;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName));

export interface GameSearchProps {
  focused: boolean;
  value: string;
  onValueChange: (value: string) => void;
}

/** Searches games by name. "/" focuses it from anywhere on the page, Escape clears it. */
export default function GameSearch({ focused, value, onValueChange }: GameSearchProps): ReactNode {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector('[role=dialog],[role=alertdialog]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const label = formatMessage({ id: 'lobby.search', defaultMessage: '搜尋遊戲' });
  return (
    <div className={css.search} role="search">
      <TextField
        after={
          value === '' ? (
            <kbd aria-hidden="true" className={css.key}>
              /
            </kbd>
          ) : (
            <button
              aria-label={formatMessage({ id: 'lobby.search.clear', defaultMessage: '清除搜尋' })}
              className={css.clear}
              onClick={() => {
                onValueChange('');
                input.current?.focus();
              }}
              type="button"
            >
              <X aria-hidden="true" size={18} />
            </button>
          )
        }
        autoComplete="off"
        before={<Search aria-hidden="true" className={css.searchIcon} size={18} />}
        enterKeyHint="search"
        label={label}
        labelHidden
        maxLength={MAX_LENGTH}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '' && !event.nativeEvent.isComposing) onValueChange('');
        }}
        onValueChange={onValueChange}
        placeholder={label}
        ref={input}
        type="search"
        value={value}
      />
    </div>
  );
}
