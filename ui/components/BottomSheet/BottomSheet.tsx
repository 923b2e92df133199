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
  /** The button that opens a sheet without a controlled state. */
  trigger?: ReactElement;
  title: string;
  titleHidden?: boolean;
  /** The content has its own header with a back button. Screen readers still read the title, and there is no close button. */
  headHidden?: boolean;
  /** Shown under the title and used as the dialog's description. */
  description?: ReactNode;
  closeLabel: string;
  /**
   * `content`: the sheet is as high as its content. `full`: the sheet covers the screen except a strip, and the content scrolls on its own
   * (chat). `half`: the same, but the page behind remains visible.
   */
  height?: 'content' | 'full' | 'half';
  /** Defaults to a cross. */
  closeIcon?: ReactNode;
  /**
   * Its position on a wide screen: the lower corner beside the chat, or the middle of its window. A sheet with a crest is centred in any
   * case.
   */
  place?: 'corner' | 'middle';
  /** A decorative drawing on the upper edge, such as a mascot. The edge then has the brand's own shape (a wave). */
  crest?: ReactNode;
  /** A short status after the title. */
  aside?: ReactNode;
  /** Controls between the title and the close button. */
  headerActions?: ReactNode;
  /** Whether the Back button closes the sheet, by its own history entry. Set it to false if the address says that the sheet is open. */
  historyEntry?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A window that rises from the lower edge, or from the right on a wide screen. It closes by button, Escape, a press outside or a pull. */
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
          // If the sheet itself has the focus, screen readers read the title first, and no button is highlighted.
          remember();
          event.preventDefault();
          sheet.current?.focus({ preventScroll: true });
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
