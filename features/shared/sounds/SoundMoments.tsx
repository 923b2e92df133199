import { useCallback, useEffect, useRef } from 'react';
import { privateMessage } from '#protocol/operations/chat.ts';
import { envelopeArrived } from '#protocol/operations/envelope.ts';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { usePush } from '../../base/client/index.ts';
import { useProfile, useSession, useWallet } from '../../base/session/index.ts';
import { useSound } from './useSound.ts';
import { useToastSound } from './useToastSound.ts';

/** What pays, claims or goes on: the one control of a screen that is worth a sound. */
const PRESSED = '[data-part=button]:is([data-variant=primary], [data-variant=gold])';

/** Plays the brand's sounds for what happens anywhere: a press, coins that come in, a message or a notice to oneself, a red envelope, one's own win. */
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
    // While it goes down: the page may act on it by taking the button away.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [sound]);

  useEffect(() => {
    if (before.current !== undefined && gold !== undefined && gold > before.current) sound('coin');
    before.current = gold;
  }, [gold, sound]);

  usePush(privateMessage, ({ From }) => {
    // One's own words come back from another tab.
    if (From !== session?.playerID) sound('message');
  });
  usePush(envelopeArrived, () => sound('envelope'));
  usePush(winAnnounced, ({ PlayerName }) => {
    // Others' wins run by in the ticker all day; names are unique.
    if (PlayerName === name) sound('win');
  });
  useToastSound(useCallback(() => sound('message'), [sound]));
  return null;
}
