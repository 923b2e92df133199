import * as Radix from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { useLayer } from '../../layers.ts';
import { type Openable, useOpen } from '../Dialog/useOpen.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps extends Openable {
  trigger: ReactElement;
  title: string;
  titleHidden?: boolean;
  /** The name of the close button, for a long popover. Escape and a press outside close the popover in any case. */
  closeLabel?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A small window beside its button, for a few controls or lines. The page remains usable. */
export function Popover({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  titleHidden = false,
  closeLabel,
  side = 'bottom',
  align = 'center',
  ref,
  children,
}: PopoverProps): ReactNode {
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  useLayer(shown, () => setShown(false), true);
  const titleId = useId();
  const heading = (
    <h2 className={titleHidden ? undefined : css.title} data-part="popover-title" id={titleId}>
      {title}
    </h2>
  );
  return (
    <Radix.Root onOpenChange={setShown} open={shown}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          aria-labelledby={titleId}
          className={css.popover}
          collisionPadding={12}
          data-part="popover"
          ref={ref}
          side={side}
          sideOffset={8}
        >
          {titleHidden && closeLabel === undefined ? (
            <VisuallyHidden>{heading}</VisuallyHidden>
          ) : (
            <div className={css.head} data-part="popover-head">
              {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              {closeLabel === undefined ? null : (
                <div className={css.close} data-part="popover-close">
                  <Radix.Close asChild>
                    <IconButton label={closeLabel}>
                      <X size={20} />
                    </IconButton>
                  </Radix.Close>
                </div>
              )}
            </div>
          )}
          <div className={css.body} data-part="popover-body">
            {children}
          </div>
          <Radix.Arrow asChild>
            <div className={css.arrow} data-part="popover-arrow" />
          </Radix.Arrow>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
