import { Gift } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { QuietBoundary } from '../../../base/errors/index.ts';
import type { CardAction, CardActionProps } from '../../../shared/players/index.ts';
import { GiftPicker } from '../lazyParts.ts';

/** 贈禮 on the card of another player (specification 2 §2). The card hides it from guests and for blocked players. */
export const giftAction: CardAction = { id: 'gift', on: 'others', Action: GiftButton };

function GiftButton({ player }: CardActionProps): ReactNode {
  const [open, setOpen] = useState(false);
  // A player who blocked you can't receive gifts from you.
  if (player.HasBlock) return null;
  return (
    <>
      <Button fullWidth icon={<Gift size={20} />} onClick={() => setOpen(true)} variant="secondary">
        <FormattedMessage defaultMessage="贈禮" id="player.gift" />
      </Button>
      {open ? (
        <QuietBoundary>
          <Suspense>
            <GiftPicker onClose={() => setOpen(false)} to={player} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
}
