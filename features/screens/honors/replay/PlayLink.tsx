import { Gamepad2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useOpenParts } from '../../../base/settings/index.ts';
import { useGame } from '../../../shared/games/index.ts';

/** Links from a replay to the replay's game. The text is 玩 only if the game can be played. */
export function PlayLink({ gameCode }: { gameCode: string }): ReactNode {
  const { Games } = useOpenParts();
  const { game } = useGame(gameCode);
  const isPlayable = Games && game?.Playable === true;
  const prefix = localePrefix(useLocation().pathname);
  return (
    <Button asChild icon={<Gamepad2 size={20} />}>
      <Link to={`${prefix}/play-game/m?game=${encodeURIComponent(gameCode)}`}>
        {isPlayable ? (
          <FormattedMessage defaultMessage="玩這款遊戲" id="replay.play" />
        ) : (
          <FormattedMessage defaultMessage="看遊戲" id="chat.win.look" />
        )}
      </Link>
    </Button>
  );
}
