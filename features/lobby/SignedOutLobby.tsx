import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LobbyLook } from '#protocol/brands.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { TileShapes } from './GameGrid.tsx';

/** The lobby of someone who has not signed in: what is here, and the way in. */
export function SignedOutLobby({ look, onSignIn }: { look: LobbyLook; onSignIn: () => void }): ReactNode {
  return (
    <>
      <Notice
        action={
          <Button onClick={onSignIn} size="sm">
            <FormattedMessage defaultMessage="登入" id="lobby.signedOut.action" />
          </Button>
        }
        tone="info"
      >
        <FormattedMessage defaultMessage="登入或以訪客身分進入，就能看到全部遊戲。" id="lobby.signedOut.text" />
      </Notice>
      <TileShapes look={look} />
    </>
  );
}
