import { type ReactNode, useState } from 'react';
import { loadOnce } from '#ui/loadOnce.ts';
import { type LoadTrayKeys, TrayKeysContext } from './trayButtons.ts';

export interface TrayKeysProviderProps {
  /** Fetches what other features put into the tray of a conversation. */
  loadKeys: LoadTrayKeys;
  children: ReactNode;
}

/** Tells the conversations below what other features put into their trays. */
export function TrayKeysProvider({ loadKeys, children }: TrayKeysProviderProps): ReactNode {
  const [load] = useState(() => loadOnce(loadKeys));
  return <TrayKeysContext value={load}>{children}</TrayKeysContext>;
}
