import { ArrowDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './Pill.css.ts';

export interface PillProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** The purpose of a press: "7 new messages". */
  children: ReactNode;
  icon?: ReactNode;
}

/** A small floating button that leads to new content. */
export function Pill({ children, icon = <ArrowDown size={18} />, ...rest }: PillProps): ReactNode {
  return (
    <button {...rest} className={css.pill} data-part="pill" type="button">
      <span aria-hidden="true" className={css.icon} data-part="pill-icon">
        {icon}
      </span>
      {children}
    </button>
  );
}
