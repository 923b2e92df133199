import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { useLayer } from '../../layers.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './ModalFrame.css.ts';

interface ModalFrameProps {
  /** The name of the window's root part; the backdrop's name begins with it. */
  part: 'dialog' | 'drawer' | 'bottom-sheet' | 'action-sheet';
  shown: boolean;
  onShownChange: (shown: boolean) => void;
  trigger: ReactElement | undefined;
  /** Whether the window adds an entry to the browser's history while it is open (`ui/layers.ts`). */
  historyEntry: boolean;
  children: ReactNode;
}

/** Renders the frame of every modal window: its opener in place, and a backdrop and the window over the page. */
export function ModalFrame({
  part,
  shown,
  onShownChange,
  trigger,
  historyEntry,
  children,
}: ModalFrameProps): ReactNode {
  useLayer(shown, () => onShownChange(false), historyEntry);
  return (
    <Radix.Root onOpenChange={onShownChange} open={shown}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      {/* Without a container, Radix waits for a first render and then draws the whole window in one step. */}
      <Radix.Portal container={typeof document === 'undefined' ? undefined : document.body}>
        <Radix.Overlay className={css.veil} data-part={`${part}-veil`} />
        {children}
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ModalWordsProps {
  part: ModalFrameProps['part'];
  title: string;
  titleHidden: boolean;
  description: ReactNode;
  look: { readonly title: string; readonly description: string };
}

/** Renders the window's name, which may be only for screen readers, and its description. */
export function ModalWords({ part, title, titleHidden, description, look }: ModalWordsProps): ReactNode {
  const heading = (
    <Radix.Title className={titleHidden ? undefined : look.title} data-part={`${part}-title`}>
      {title}
    </Radix.Title>
  );
  return (
    <>
      {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {description === undefined ? null : (
        <Radix.Description asChild>
          <div className={look.description} data-part={`${part}-description`}>
            {description}
          </div>
        </Radix.Description>
      )}
    </>
  );
}
