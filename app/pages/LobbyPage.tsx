import { lazy, type ReactNode, Suspense } from 'react';
import { useChat } from '#features/chat/index.ts';
import { LobbyScreen } from '#features/lobby/index.ts';
import { useSession } from '#features/session/index.ts';
import { ShellPage } from '#features/shell/index.ts';

/** Comes after the games: nobody presses it before they see them. */
const LobbySpeedDial = lazy(() =>
  import('#features/speed-dial/index.ts').then((module) => ({ default: module.LobbySpeedDial })),
);

/** Home and lobby, with the chat beside or over it (specification 1 §2). */
export function LobbyPage(): ReactNode {
  const { dock, sheet } = useChat();
  const { status } = useSession();
  const corner =
    status === 'authenticated' ? (
      <Suspense fallback={null}>
        <LobbySpeedDial />
      </Suspense>
    ) : undefined;
  return (
    <ShellPage corner={corner} dock={dock} margin="art">
      <LobbyScreen />
      {sheet}
    </ShellPage>
  );
}
