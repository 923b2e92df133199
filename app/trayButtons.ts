import type { TrayKey } from '#features/shared/conversation/index.ts';
import { envelopeTrayKey } from '#features/screens/envelopes/card/EnvelopeTrayButton.tsx';
import { giftTrayKey } from '#features/screens/gifts/buttons/GiftTrayButton.tsx';
import { shareGameKey, shareWinKey } from '#features/screens/share/tray/shareButtons.tsx';

/** What features put into the tray of a conversation, in the order in which it stands there. */
export const trayKeys: readonly TrayKey[] = [giftTrayKey, envelopeTrayKey, shareGameKey, shareWinKey];
