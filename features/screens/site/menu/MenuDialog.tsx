import type { ReactNode } from 'react';
import { SettingsDialog } from '../../lobby-settings/index.ts';
import { SwitchAccountDialog } from '../../../shared/sign-in/index.ts';

/** The dialogs that the burger's menu opens instead of itself. */
export type MenuDialogName = 'settings' | 'switchAccount';

/** A dialog that replaced the menu: the lobby's settings, or the accounts on the player's phone. */
export default function MenuDialog({ name, onClose }: { name: MenuDialogName; onClose: () => void }): ReactNode {
  return name === 'settings' ? (
    <SettingsDialog onClose={onClose} />
  ) : (
    <SwitchAccountDialog onClose={onClose} onSwitched={onClose} />
  );
}
