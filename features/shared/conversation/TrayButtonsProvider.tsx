import { type ReactNode, useState } from 'react';
import { loadOnce } from '#ui/loadOnce.ts';
import { type LoadTrayButtons, TrayButtonsContext } from './trayButtons.ts';

export interface TrayButtonsProviderProps {
  /** Fetches the buttons that other features add to the tray of a conversation. */
  loadButtons: LoadTrayButtons;
  children: ReactNode;
}

/** Gives the trays of the conversations below the buttons that other features add. */
export function TrayButtonsProvider({ loadButtons, children }: TrayButtonsProviderProps): ReactNode {
  const [load] = useState(() => loadOnce(loadButtons));
  return <TrayButtonsContext value={load}>{children}</TrayButtonsContext>;
}
