import { Gift } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { QuietBoundary } from '../../../base/errors/index.ts';
import type { AddedKey, AddedKeyProps } from '../../../shared/players/index.ts';
import { GiftPicker } from '../lazyParts.ts';

/** 贈禮 on the card of another player (specification 2 §2); the card's rules keep it from guests and from who is blocked. */
export const giftKey: AddedKey = { id: 'gift', on: 'others', Key: GiftKey };

function GiftKey({ player }: AddedKeyProps): ReactNode {
  const [open, setOpen] = useState(false);
  // Who has blocked one takes nothing from one.
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
