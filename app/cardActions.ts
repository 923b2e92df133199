import { chatAction } from '#features/screens/chat/card/ChatButton.tsx';
import { envelopeAction } from '#features/screens/envelopes/card/EnvelopeButton.tsx';
import { giftAction } from '#features/screens/gifts/buttons/GiftButton.tsx';
import { honorsAction } from '#features/screens/honors/card/HonorsButton.tsx';
import type { CardAction } from '#features/shared/players/index.ts';

export const cardActions: readonly CardAction[] = [chatAction, giftAction, envelopeAction, honorsAction];
