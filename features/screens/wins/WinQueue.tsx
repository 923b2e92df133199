import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WinPromotion } from '#protocol/entities/pride.ts';
import { getPrideStatus } from '#protocol/operations/pride.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { type Banner, BannerQueue } from '#ui/components/BannerQueue/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { DemoMark, useCatalogue, useOpenGame } from '../../shared/games/index.ts';
import { useLocaleID } from '../../base/settings/index.ts';
import { useWinText } from './useWinText.ts';
import { WinPicture } from './WinPicture.tsx';

export interface QueuedWin {
  readonly id: string;
  readonly win: WinPromotion;
}

const OFF = 2;

export interface WinQueueProps {
  wins: readonly QueuedWin[];
  onDone: (id: string) => void;
}

/** Shows wins in turn, four seconds each; none while the player has announcements off (12130). */
export function WinQueue({ wins, onDone }: WinQueueProps): ReactNode {
  const { formatMessage, locale: tag } = useIntl();
  const locale = useLocaleID();
  const words = useWinText();
  const games = useCatalogue(true);
  const { open } = useOpenGame();
  const isOff = useOperation(getPrideStatus, {}, { select: ({ Status }) => Status === OFF }).data === true;
  const bannerOf = ({ id, win }: QueuedWin): Banner => {
    const game = games?.find(({ GameCode }) => GameCode === win.GameCode);
    const kind = words.kindOf(win);
    return {
      id,
      tone: 'win',
      title: game === undefined ? kind : `${gameNameOf(game.GameNames, locale)} · ${kind}`,
      value: (
        <Amount
          locale={tag}
          size={20}
          tone="metal"
          unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
          value={win.Amount}
        />
      ),
      text: (
        <>
          {words.deedOf(win)} <DemoMark />
        </>
      ),
      picture: <WinPicture game={game} win={win} />,
      ...(game !== undefined && {
        action: {
          label: formatMessage({ id: 'wins.look', defaultMessage: '看遊戲' }),
          onPress: () => open(game.GameCode),
        },
      }),
    };
  };
  return (
    <BannerQueue
      banners={isOff || games === undefined ? [] : wins.map((win) => bannerOf(win))}
      label={formatMessage({ id: 'wins.label', defaultMessage: '得獎快訊' })}
      onDone={onDone}
      skipLabel={formatMessage({ id: 'wins.skip', defaultMessage: '略過這則快訊' })}
    />
  );
}
