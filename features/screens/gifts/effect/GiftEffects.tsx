import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { GiftShown } from '#protocol/entities/gift.ts';
import { giftShown } from '#protocol/operations/gift.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { usePush } from '../../../base/client/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { giftIdOf } from '../giftItems.ts';
import { useGiftText } from '../useGiftText.ts';
import { effectQueue } from './effectQueue.ts';
import { GiftEffect } from './GiftEffect.tsx';

function subscribeVisible(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = (): boolean => !document.hidden;

/**
 * Shows the effects of pushed gifts (30212) and the player's own over any page, one after another. After the effect, a toast tells the
 * receiver where to collect the gift. Effects wait while the page is hidden.
 */
export function GiftEffects(): ReactNode {
  const shown = useSyncExternalStore(effectQueue.subscribe, effectQueue.current);
  const visible = useSyncExternalStore(subscribeVisible, isVisible);
  const tell = useTellReceiver();
  usePush(giftShown, (gift) => {
    // A live room shows its gifts itself.
    if (gift.RoomID !== '') return;
    // A toast under an effect would be unreadable.
    if (giftIdOf(gift.ItemID) === undefined) tell(gift);
    else effectQueue.add(gift);
  });
  useEffect(() => () => effectQueue.clear(), []);
  const id = shown && giftIdOf(shown.ItemID);
  const end = (): void => {
    if (shown !== undefined) tell(shown);
    effectQueue.next();
  };
  if (shown === undefined || id === undefined || !visible) return null;
  return <GiftEffect gift={shown} id={id} key={shown.GiftID} onEnd={end} />;
}

/** Returns a function that shows a received gift, with a link to the mails to collect it. */
function useTellReceiver(): (gift: GiftShown) => void {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const playerName = usePlayerName();
  const words = useGiftText();
  return (gift) => {
    if (gift.ToID !== session?.playerID) return;
    toast({
      tone: 'success',
      text: formatMessage(
        { id: 'gift.arrived', defaultMessage: '{from} 送給您 {gift}' },
        { from: playerName(gift.From.Name), gift: words(gift) },
      ),
      action: {
        label: formatMessage({ id: 'mail.collect', defaultMessage: '領取' }),
        altText: formatMessage({ id: 'gift.toMails', defaultMessage: '到信件領取禮物' }),
        onPress: () => navigate(`${localePrefix(pathname)}/member/mail`),
      },
    });
  };
}
