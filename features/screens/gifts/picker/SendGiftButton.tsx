import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { HoldButton } from '#ui/components/HoldButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import * as css from './GiftPicker.css.ts';

export interface SendGiftButtonProps {
  /** Whether the gift is large, so that the button must be held. */
  large: boolean;
  ready: boolean;
  /** The missing field, if all other fields are valid. */
  missing: string | undefined;
  busy: boolean;
  left: ReactNode;
  /** Required fields and errors, right above the button. */
  children: ReactNode;
  onAsk: () => void;
  onHeld: () => void;
}

/** Sends a gift after a question. A large gift is sent when the button is held; a press asks first. */
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
          <Text size={13} tone="muted">
            <FormattedMessage defaultMessage="放開即取消" id="gift.holdNote" />
          </Text>
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
