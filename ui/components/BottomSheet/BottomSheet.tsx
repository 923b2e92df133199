import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, type Ref, useRef } from 'react';
import { ModalFrame, ModalWords } from '../Dialog/ModalFrame.tsx';
import { onEscape } from '../Dialog/onEscape.ts';
import { type Openable, useOpen } from '../Dialog/useOpen.ts';
import { IconButton } from '../IconButton/index.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { fillRef } from '../../fillRef.ts';
import * as css from './BottomSheet.css.ts';
import { useDragToClose } from './useDragToClose.ts';

export interface BottomSheetProps extends Openable {
  /** The button that opens it, for a sheet that keeps its own state. */
  trigger?: ReactElement;
  title: string;
  titleHidden?: boolean;
  /** Its content has a head of its own, with a way back: the title is only read, and no button closes it. */
  headHidden?: boolean;
  /** Read as the dialog's description and shown under the title. */
  description?: ReactNode;
  closeLabel: string;
  /** `content`: as high as what is in it. `full`: the whole screen but a strip, its content scrolls by itself (chat). */
  height?: 'content' | 'full';
  /** Drawing on the close button; a cross by default. */
  closeIcon?: ReactNode;
  /** Where it is on a wide screen: in the lower corner beside the chat, or over the window that it belongs to. A crest centers it too. */
  place?: 'corner' | 'middle';
  /** Stands on the upper edge, which then takes the brand's own line (a wave): a mascot. Decorative. */
  crest?: ReactNode;
  /** Right after the title: a state in a few words. */
  aside?: ReactNode;
  /** Controls between the title and the close button. */
  headerActions?: ReactNode;
  /** Whether the browser's way back closes it by an entry of its own; false where the address says that it is open. */
  historyEntry?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A window that rises from the lower edge; on a wide screen it stands at the right. Closes by button, Escape, veil or a pull. */
export function BottomSheet({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  titleHidden = false,
  headHidden = false,
  description,
  closeLabel,
  closeIcon = <X size={24} />,
  height = 'content',
  place = 'corner',
  crest,
  aside,
  headerActions,
  historyEntry = true,
  ref,
  children,
}: BottomSheetProps): ReactNode {
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  const sheet = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useReturnFocus();
  const drag = useDragToClose(sheet, () => setShown(false));
  const words = (
    <ModalWords
      description={description}
      look={{ title: css.title, description: css.description }}
      part="bottom-sheet"
      title={title}
      titleHidden={titleHidden || headHidden}
    />
  );
  return (
    <ModalFrame
      historyEntry={historyEntry}
      onShownChange={setShown}
      part="bottom-sheet"
      shown={shown}
      trigger={trigger}
    >
      <Radix.Content
        className={css.sheet}
        data-crested={crest ? '' : undefined}
        data-height={height}
        data-part="bottom-sheet"
        data-place={place}
        onCloseAutoFocus={giveBack}
        onKeyDown={onEscape(() => setShown(false))}
        onOpenAutoFocus={(event) => {
          // The sheet itself, so that its title is read first and no button lights up.
          remember();
          event.preventDefault();
          sheet.current?.focus();
        }}
        ref={(element) => {
          sheet.current = element;
          fillRef(ref, element);
        }}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      >
        {crest ? (
          <div aria-hidden="true" className={css.crest} data-part="bottom-sheet-crest">
            {crest}
          </div>
        ) : null}
        <div className={css.handle} data-part="bottom-sheet-handle" {...drag}>
          <span className={css.grip} data-part="bottom-sheet-grip" />
        </div>
        {headHidden ? (
          words
        ) : (
          <div className={css.head} data-part="bottom-sheet-head">
            <div className={css.words} data-beside={aside ? '' : undefined}>
              {words}
              {aside}
            </div>
            {headerActions}
            <Radix.Close asChild>
              <IconButton label={closeLabel}>{closeIcon}</IconButton>
            </Radix.Close>
          </div>
        )}
        <div className={css.body} data-part="bottom-sheet-body">
          {children}
        </div>
      </Radix.Content>
    </ModalFrame>
  );
}
