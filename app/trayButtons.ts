import type { TrayButton } from '#features/shared/conversation/index.ts';
import { envelopeTrayButton } from '#features/screens/envelopes/card/EnvelopeTrayButton.tsx';
import { giftTrayButton } from '#features/screens/gifts/buttons/GiftTrayButton.tsx';
import { shareGameButton, shareWinButton } from '#features/screens/share/tray/shareButtons.tsx';

export const trayButtons: readonly TrayButton[] = [giftTrayButton, envelopeTrayButton, shareGameButton, shareWinButton];
