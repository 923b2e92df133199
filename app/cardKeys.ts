import { chatKey } from '#features/chat/card/ChatKey.tsx';
import { envelopeKey } from '#features/envelopes/card/EnvelopeKey.tsx';
import { giftKey } from '#features/gifts/keys/GiftKey.tsx';
import { honorsKey } from '#features/honors/card/HonorsKey.tsx';
import type { AddedKey } from '#features/players/index.ts';

/** What features add to the player card, in the order in which it stands there. */
export const cardKeys: readonly AddedKey[] = [chatKey, giftKey, envelopeKey, honorsKey];
