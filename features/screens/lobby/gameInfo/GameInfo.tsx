import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Button } from '#ui/components/Button/index.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useMediaQuery, WIDE } from '#ui/layout/useMediaQuery.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { useLayerTurn } from '../../../base/overlays/index.ts';
import { useIsStoreAsked } from '../../../shared/frames/index.ts';
import { useSignInStep } from '../../../shared/sign-in/index.ts';
import { OtherGames, useGame, useGameSheet, useOpenGame } from '../../../shared/games/index.ts';
import { useSessionStatus } from '../../../base/session/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { GameActions } from './GameActions.tsx';
import { GameFacts, GameFactsSkeleton } from './GameFacts.tsx';
import * as css from './GameInfo.css.ts';

export interface GameInfoProps {
  code: string | undefined;
  onClose: () => void;
}

/**
 * A game's information sheet: at the lower edge of a phone, centred on a wide screen (decisions §8). If a visitor plays, the sign-in
 * replaces the sheet and returns to the game. The store has priority if the address asks for both.
 */
export default function GameInfo({ code, onClose }: GameInfoProps): ReactNode {
  const { formatMessage } = useIntl();
  const wide = useMediaQuery(WIDE);
  const { step, go } = useSignInStep();
  const locale = useLocaleID();
  const isStoreAsked = useIsStoreAsked();
  const isOpen = useLayerTurn(code !== undefined && step === undefined && !isStoreAsked);
  // Keeps the content during the closing animation.
  const [last, setLast] = useState(code);
  if (code !== undefined && code !== last) setLast(code);
  const catalogue = useGame(last);
  const sheet = useGameSheet(last);
  const { open } = useOpenGame();
  const isVisitor = useSessionStatus() === 'unauthenticated';
  // A game that the lobby does not list has a sheet too.
  const game = catalogue.game ?? sheet.sheet?.Game ?? (sheet.isMissing ? null : undefined);
  const error = catalogue.error ?? sheet.error;
  const retry = (): void => {
    catalogue.retry();
    sheet.retry();
  };
  const window = {
    historyEntry: false,
    open: isOpen,
    onOpenChange: (open: boolean): void => (open ? undefined : onClose()),
    title: game
      ? gameNameOf(game.GameNames, locale)
      : formatMessage({ id: 'lobby.game.title', defaultMessage: '遊戲介紹' }),
    closeLabel: formatMessage({ id: 'lobby.game.close', defaultMessage: '關閉' }),
  };
  const close = (
    <Button fullWidth onClick={onClose} variant="secondary">
      {formatMessage({ id: 'lobby.game.back', defaultMessage: '返回大廳' })}
    </Button>
  );
  const actions = (
    <GameActions close={close} hasDemo={sheet.sheet?.DemoURL !== undefined} game={game} onSignIn={() => go(0)} />
  );
  const content = contentOf();
  return wide ? (
    <Dialog {...window} actions={actions} actionsStay>
      {content}
    </Dialog>
  ) : (
    <BottomSheet {...window}>
      {content}
      <div className={css.actions}>{actions}</div>
    </BottomSheet>
  );

  function contentOf(): ReactNode {
    // The sheet of the other game offers a visitor the demo and the sign-in.
    const others = <OtherGames except={last} isDemo={false} onOpen={isVisitor ? open : undefined} />;
    if (game)
      return (
        <>
          <GameFacts game={game} sheet={sheet.sheet} />
          {game.Playable ? null : others}
        </>
      );
    if (game === null) {
      return (
        <>
          <EmptyState
            description={formatMessage({
              id: 'lobby.game.missing.text',
              defaultMessage: '遊戲可能已經下架，看看大廳裡的其他遊戲吧。',
            })}
            drawing={<StateDrawing id="search-nothing" />}
            size="compact"
            title={formatMessage({ id: 'lobby.game.missing', defaultMessage: '找不到這款遊戲' })}
          />
          {others}
        </>
      );
    }
    if (error) return <FailedView error={error} onRetry={retry} />;
    return <GameFactsSkeleton />;
  }
}
