import { useCallback, useEffect, useRef } from 'react';
import { privateMessage } from '#protocol/operations/chat.ts';
import { envelopeArrived } from '#protocol/operations/envelope.ts';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { usePush } from '../../base/client/index.ts';
import { useProfile, useSession, useWallet } from '../../base/session/index.ts';
import { useSound } from './useSound.ts';
import { useToastSound } from './useToastSound.ts';

/** The primary and gold buttons, which pay, claim or continue. */
const PRESSED = '[data-part=button]:is([data-variant=primary], [data-variant=gold])';

/** Plays the brand's sounds: a press, incoming coins, a message or notice to the player, a red envelope, the player's own win. */
export function SoundMoments(): null {
  const sound = useSound();
  const { session } = useSession();
  const name = useProfile().data?.player.name;
  const gold = useWallet().data?.Gold;
  const before = useRef(gold);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest(PRESSED) !== null) sound('press');
    };
    // Listens in the capture phase, since the page may remove the button.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [sound]);

  useEffect(() => {
    if (before.current !== undefined && gold !== undefined && gold > before.current) sound('coin');
    before.current = gold;
  }, [gold, sound]);

  usePush(privateMessage, ({ From }) => {
    // The player's own messages arrive again from another tab.
    if (From !== session?.playerID) sound('message');
  });
  usePush(envelopeArrived, () => sound('envelope'));
  usePush(winAnnounced, ({ PlayerName }) => {
    // The ticker contains other players' wins too. Player names are unique.
    if (PlayerName === name) sound('win');
  });
  useToastSound(useCallback(() => sound('message'), [sound]));
  return null;
}
