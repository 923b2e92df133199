import { chatKey } from '#features/screens/chat/card/ChatButton.tsx';
import { envelopeKey } from '#features/screens/envelopes/card/EnvelopeButton.tsx';
import { giftKey } from '#features/screens/gifts/buttons/GiftButton.tsx';
import { honorsKey } from '#features/screens/honors/card/HonorsButton.tsx';
import type { AddedKey } from '#features/shared/players/index.ts';

/** What features add to the player card, in the order in which it stands there. */
export const cardKeys: readonly AddedKey[] = [chatKey, giftKey, envelopeKey, honorsKey];
