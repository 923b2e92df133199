import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode, Ref } from 'react';
import { type Openable, useOpen } from '../Dialog/useOpen.ts';
import * as css from './Tooltip.css.ts';
import { useLongPress } from './useLongPress.ts';

export interface TooltipProps extends Openable {
  /** A short explanation of the control. The control's name must be sufficient without it. */
  text: ReactNode;
  /** The control; it must be focusable. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** How long the pointer rests before the tooltip shows, in milliseconds. */
  delay?: number;
  ref?: Ref<HTMLDivElement>;
}

/** A text that explains a control, shown on hover, focus or a long press. It must never be the only place of information. */
export function Tooltip({
  open,
  defaultOpen,
  onOpenChange,
  text,
  children,
  side = 'top',
  delay = 400,
  ref,
}: TooltipProps): ReactNode {
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  const { held, press } = useLongPress(setShown);
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root onOpenChange={(next) => (held() ? undefined : setShown(next))} open={shown}>
        <Radix.Trigger asChild {...press}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={css.tooltip}
            collisionPadding={8}
            data-part="tooltip"
            ref={ref}
            side={side}
            sideOffset={6}
          >
            {text}
            <Radix.Arrow className={css.arrow} data-part="tooltip-arrow" height={6} width={12} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
