import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { HoldButton } from '#ui/components/HoldButton/index.ts';
import * as css from './GiftPicker.css.ts';

export interface SendGiftButtonProps {
  /** It is worth so much that it is held. */
  large: boolean;
  ready: boolean;
  /** What is still to be filled in, where that is all that is missing. */
  missing: string | undefined;
  busy: boolean;
  /** What the wallet holds afterwards. */
  left: ReactNode;
  /** What the service wants beside it, and what is in its way, in words: right above the key, in sight. */
  children: ReactNode;
  onAsk: () => void;
  onHeld: () => void;
}

/** Sends after asking; a large gift is held instead, or asks for who presses. */
export function SendGiftButton({
  large,
  ready,
  missing,
  busy,
  left,
  children,
  onAsk,
  onHeld,
}: SendGiftButtonProps): ReactNode {
  return (
    <div className={css.send}>
      <div className={css.trouble}>{children}</div>
      {large ? (
        <div className={css.hold}>
          <span>{left}</span>
          <HoldButton busy={busy} disabled={!ready} icon={<Send size={24} />} onHeld={onHeld} onTap={onAsk}>
            <FormattedMessage defaultMessage="按住送出" id="gift.hold" />
          </HoldButton>
          <span className={css.letGo}>
            <FormattedMessage defaultMessage="放開即取消" id="gift.holdNote" />
          </span>
        </div>
      ) : (
        <>
          <Button
            fullWidth
            icon={<Send size={20} />}
            size="lg"
            type="submit"
            {...(busy ? { busy } : { disabled: !ready })}
          >
            <FormattedMessage defaultMessage="送出禮物" id="gift.send" />
          </Button>
          {missing === undefined ? left : null}
        </>
      )}
      {missing === undefined ? null : <span className={css.note}>{missing}</span>}
    </div>
  );
}
