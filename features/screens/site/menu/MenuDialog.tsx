import type { ReactNode } from 'react';
import { SettingsDialog } from '../../lobby-settings/index.ts';
import { SwitchAccountDialog } from '../../../shared/sign-in/index.ts';

/** What the burger's menu opens in its own place. */
export type MenuDialogName = 'settings' | 'switchAccount';

/** A window that the menu gave way to: the settings of the lobby, or the accounts on one's own phone. */
export default function MenuDialog({ name, onClose }: { name: MenuDialogName; onClose: () => void }): ReactNode {
  return name === 'settings' ? (
    <SettingsDialog onClose={onClose} />
  ) : (
    <SwitchAccountDialog onClose={onClose} onSwitched={onClose} />
  );
}
