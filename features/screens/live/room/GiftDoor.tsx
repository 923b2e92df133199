import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { GiftShown } from '#protocol/entities/gift.ts';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { itemSrc } from '#art/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { QuietBoundary } from '../../../base/errors/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useOpenSignIn } from '../../../shared/sign-in/index.ts';
import { GiftPicker } from '../../gifts/index.ts';
import * as css from './RoomChat.css.ts';

export interface GiftDoorProps {
  room: LiveRoom;
  onGiven: (gift: GiftShown) => void;
}

/** The gift button of a room. A visitor signs in first; the host cannot give to their own room. */
export function GiftDoor({ room, onGiven }: GiftDoorProps): ReactNode {
  const { session } = useSession();
  const signIn = useOpenSignIn();
  const [isOpen, setOpen] = useState(false);
  if (session?.playerID === room.Host.PlayerID) return null;
  return (
    <>
      <button className={css.gift} onClick={() => (session === undefined ? signIn() : setOpen(true))} type="button">
        <img alt="" className={css.giftPicture} src={itemSrc('gift')} />
        <VisuallyHidden>
          <FormattedMessage defaultMessage="送禮給主播" id="live.gift" />
        </VisuallyHidden>
      </button>
      {isOpen ? (
        <QuietBoundary>
          <Suspense>
            <GiftPicker onClose={() => setOpen(false)} room={{ RoomID: room.RoomID, onGiven }} to={room.Host} />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
}
