import * as Popover from '@radix-ui/react-popover';
import { useControllableState } from '../../useControllableState.ts';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { type CompositionEvent, type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { fillRef } from '../../fillRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Combobox.css.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import { ComboboxOptionRow } from './ComboboxOptionRow.tsx';
import { matches } from './matches.ts';

export interface ComboboxWords {
  /** Names of the two buttons in the field. */
  open: string;
  clear: string;
  loading: string;
  none: string;
  /** Announced when the list changes: `3 found`. */
  found: (count: number) => string;
}

export interface ComboboxProps<Value extends string> extends FieldText {
  /** All options or, with `filter={false}`, the options that the server found for the query. */
  options: readonly ComboboxOption<Value>[];
  words: ComboboxWords;
  /** The whole selected option, since it need not be among the shown ones, or `null` for none. */
  value?: ComboboxOption<Value> | null;
  defaultValue?: ComboboxOption<Value> | null;
  onValueChange?: (option: ComboboxOption<Value> | null) => void;
  /** Called with the typed text, never with an unfinished composition. Query the server here. */
  onQueryChange?: (query: string) => void;
  /** Filters the options by the query. `false`: `options` are filtered already. */
  filter?: boolean;
  loading?: boolean;
  placeholder?: string;
  disabled?: boolean;
  defaultOpen?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Finds one of many options by typing. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>): ReactNode {
  const { label, labelHidden, hint, error, required, options, words, onValueChange, onQueryChange } = props;
  const { filter = true, loading = false, placeholder, disabled = false, defaultOpen = false, ref } = props;
  const [chosen, setChosen] = useControllableState<ComboboxOption<Value> | null>({
    prop: props.value,
    defaultProp: props.defaultValue ?? null,
    ...(onValueChange ? { onChange: onValueChange } : {}),
  });
  /** The text while typing. At other times the field shows the selected option. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chosen?.label ?? '';
  /** Empty until the player types, so that the open list shows all options. */
  const [query, setQuery] = useState('');
  const composing = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const shown = filter ? options.filter((option) => matches(option, query)) : options;

  const ask = (next: string): void => {
    setTyped(next);
    if (composing.current || next === query) return;
    setQuery(next);
    onQueryChange?.(next);
  };
  const settle = (): void => {
    setTyped(undefined);
    setQuery('');
  };
  const choose = (option: ComboboxOption<Value> | null): void => {
    setChosen(option);
    settle();
  };
  const combobox = useCombobox<ComboboxOption<Value>>({
    items: [...shown],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    initialIsOpen: defaultOpen,
    inputValue: text,
    selectedItem: chosen,
    stateReducer: keepSelection,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem ?? null),
    onIsOpenChange: ({ isOpen }) => {
      // Removes typed text that selects no option.
      if (!isOpen) settle();
    },
  });
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = combobox;
  const busy = loading && isOpen;
  const clear = (): void => {
    choose(null);
    onQueryChange?.('');
    input.current?.focus();
  };
  const ownKeys = (event: KeyboardEvent & { nativeEvent: { preventDownshiftDefault?: boolean } }): void => {
    // While an input method composes, arrows and Enter belong to it. Safari marks the last Enter only by the deprecated key code 229.
    if (event.nativeEvent.isComposing || Reflect.get(event.nativeEvent, 'keyCode') === 229)
      event.nativeEvent.preventDownshiftDefault = true;
  };
  return (
    <Field error={error} hint={hint} label={label} labelHidden={labelHidden} required={required}>
      {({ labelId, ...wiring }) => (
        <Popover.Root open={isOpen}>
          <Popover.Anchor asChild>
            <div className={css.well} data-part="combobox" data-state={isOpen ? 'open' : 'closed'}>
              <input
                {...getInputProps({
                  ...wiring,
                  'aria-labelledby': labelId,
                  // The list may have become shorter than the highlighted index.
                  ...(highlightedIndex < shown.length ? {} : { 'aria-activedescendant': '' }),
                  disabled,
                  onChange: (event) => ask(event.currentTarget.value),
                  onCompositionStart: () => {
                    composing.current = true;
                  },
                  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
                    composing.current = false;
                    ask(event.currentTarget.value);
                  },
                  onKeyDown: ownKeys,
                  ref: (element: HTMLInputElement | null) => {
                    input.current = element;
                    fillRef(ref, element);
                  },
                })}
                className={css.input}
                data-part="combobox-input"
                placeholder={placeholder}
                required={required}
              />
              {busy ? <Spinner decorative /> : null}
              {chosen !== null && !disabled ? (
                <button
                  aria-label={words.clear}
                  className={css.button}
                  data-part="combobox-clear"
                  onClick={clear}
                  type="button"
                >
                  <X aria-hidden="true" size={18} />
                </button>
              ) : null}
              <button
                {...getToggleButtonProps({ disabled })}
                aria-label={words.open}
                className={css.button}
                data-part="combobox-toggle"
                type="button"
              >
                <ChevronDown aria-hidden="true" className={css.arrow} size={20} />
              </button>
            </div>
          </Popover.Anchor>
          <Popover.Portal>
            <Popover.Content
              align="start"
              asChild
              onCloseAutoFocus={(event) => event.preventDefault()}
              onOpenAutoFocus={(event) => event.preventDefault()}
              sideOffset={4}
            >
              <div className={css.list} data-part="combobox-list" role="presentation">
                <ul
                  {...getMenuProps(
                    { 'aria-labelledby': labelId, 'aria-busy': busy || undefined },
                    { suppressRefError: true },
                  )}
                  className={css.options}
                >
                  {shown.map((option, index) => (
                    <ComboboxOptionRow
                      chosen={chosen?.value === option.value}
                      highlighted={highlightedIndex === index}
                      key={option.value}
                      option={option}
                      properties={getItemProps({ item: option, index })}
                      query={query}
                    />
                  ))}
                </ul>
                {shown.length === 0 ? (
                  <p className={css.note} data-part="combobox-note">
                    {loading ? words.loading : words.none}
                  </p>
                ) : null}
              </div>
            </Popover.Content>
          </Popover.Portal>
          <VisuallyHidden aria-live="polite">
            {!isOpen ? null : loading ? words.loading : shown.length === 0 ? words.none : words.found(shown.length)}
          </VisuallyHidden>
        </Popover.Root>
      )}
    </Field>
  );
}

/** Keeps the selection when the field loses the focus. Escape drops the typed text, never the selection. */
function keepSelection<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const types = useCombobox.stateChangeTypes;
  if (type === types.InputBlur || type === types.InputKeyDownEscape) {
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  }
  if (type === types.InputChange) return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : 0 };
  return changes;
}
