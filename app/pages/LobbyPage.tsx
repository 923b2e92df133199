import type { ReactNode } from 'react';
import { useChat } from '#features/chat/index.ts';
import { LobbyScreen } from '#features/lobby/index.ts';
import { ShellPage } from '#features/shell/index.ts';
import { LobbySpeedDial } from '#features/speed-dial/index.ts';

/** Home and lobby, with the chat beside or over it (specification 1 §2). */
export function LobbyPage(): ReactNode {
  const { dock, sheet } = useChat();
  return (
    <ShellPage corner={<LobbySpeedDial />} dock={dock} margin="art">
      <LobbyScreen />
      {sheet}
    </ShellPage>
  );
}
