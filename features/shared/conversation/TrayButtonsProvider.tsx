import { type ReactNode, useState } from 'react';
import { loadOnce } from '#ui/loadOnce.ts';
import { type LoadTrayButtons, TrayButtonsContext } from './trayButtons.ts';

export interface TrayButtonsProviderProps {
  loadButtons: LoadTrayButtons;
  children: ReactNode;
}

/** Provides the tray buttons of other features to the conversations below. */
export function TrayButtonsProvider({ loadButtons, children }: TrayButtonsProviderProps): ReactNode {
  const [load] = useState(() => loadOnce(loadButtons));
  return <TrayButtonsContext value={load}>{children}</TrayButtonsContext>;
}
