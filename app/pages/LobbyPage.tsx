import type { ReactNode } from 'react';
import { LobbyScreen } from '#features/lobby/index.ts';
import { ShellPage } from '#features/shell/index.ts';

/** Home and lobby (specification 1 §2). */
export function LobbyPage(): ReactNode {
  return (
    <ShellPage margin="art">
      <LobbyScreen />
    </ShellPage>
  );
}
