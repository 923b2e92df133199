import * as Radix from '@radix-ui/react-dropdown-menu';
import { useControllableState } from '../../useControllableState.ts';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as css from './Menu.css.ts';

/** Keeps the menu open after a choice, so that the player can choose more. */
const stay = (event: Event): void => event.preventDefault();

function mark(round: boolean): ReactNode {
  return (
    <span aria-hidden="true" className={css.box} data-part="menu-mark" data-round={round || undefined}>
      <Radix.ItemIndicator className={css.mark}>
        {round ? <span className={css.dot} /> : <Check size={14} strokeWidth={3} />}
      </Radix.ItemIndicator>
    </span>
  );
}

export interface MenuCheckboxItemProps {
  /** Makes the item controlled. If absent, the item stores its state itself while the menu is open, with the initial value `defaultChecked`. */
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** An item that is on or off. */
export function MenuCheckboxItem({
  checked,
  defaultChecked = false,
  onCheckedChange,
  disabled = false,
  children,
}: MenuCheckboxItemProps): ReactNode {
  const [on, setOn] = useControllableState({ prop: checked, defaultProp: defaultChecked, onChange: onCheckedChange });
  return (
    <Radix.CheckboxItem
      checked={on}
      className={css.item}
      data-part="menu-checkbox-item"
      disabled={disabled}
      onCheckedChange={setOn}
      onSelect={stay}
    >
      {mark(false)}
      <span className={css.words} data-part="menu-words">
        {children}
      </span>
    </Radix.CheckboxItem>
  );
}

export interface MenuRadioGroupProps {
  label: string;
  /** Makes the group controlled. If absent, the group stores its state itself while the menu is open, with the initial value `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  children: ReactNode;
}

/** A group of choices with a single selection. */
export function MenuRadioGroup({
  label,
  value,
  defaultValue = '',
  onValueChange,
  children,
}: MenuRadioGroupProps): ReactNode {
  const [chosen, choose] = useControllableState({ prop: value, defaultProp: defaultValue, onChange: onValueChange });
  const labelId = useId();
  return (
    <Radix.RadioGroup
      aria-labelledby={labelId}
      className={css.group}
      data-part="menu-radio-group"
      onValueChange={choose}
      value={chosen}
    >
      <Radix.Label className={css.label} data-part="menu-label" id={labelId}>
        {label}
      </Radix.Label>
      {children}
    </Radix.RadioGroup>
  );
}

export interface MenuRadioItemProps {
  value: string;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuRadioItem({ value, disabled = false, children }: MenuRadioItemProps): ReactNode {
  return (
    <Radix.RadioItem className={css.item} data-part="menu-radio-item" disabled={disabled} onSelect={stay} value={value}>
      {mark(true)}
      <span className={css.words} data-part="menu-words">
        {children}
      </span>
    </Radix.RadioItem>
  );
}
