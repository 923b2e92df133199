import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getHonors } from '#protocol/operations/honor.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { DemoMark, useGame, useOpenGame } from '../../../shared/games/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import * as css from './Cards.css.ts';
import { GameThumb } from './GameThumb.tsx';
import { ShareCard } from './ShareCard.tsx';

export interface SharedWinProps {
  gameCode: string;
  /** The record of the honor list. */
  recordID: string;
  playerID: string;
}

/** A win that a player shares, from the honor list (10130). An unknown record is shown as a shared game. */
export function SharedWin({ gameCode, recordID, playerID }: SharedWinProps): ReactNode {
  const { formatMessage, locale: tag } = useIntl();
  const locale = useLocaleID();
  const { open } = useOpenGame();
  const { game } = useGame(gameCode);
  const { data } = useOperation(getHonors, { PlayerID: playerID }, { staleTime: 300_000 });
  const record = data?.Achievements.find(({ ID, GameInfo }) => ID === recordID && GameInfo.GameID === gameCode);
  if (record === undefined) return <ShareCard gameCode={gameCode} label="" />;
  const name = game ? gameNameOf(game.GameNames, locale) : gameCode;
  return (
    <div className={css.win} data-part="win-card">
      <span aria-hidden="true" className={css.rays} />
      <GameThumb game={game} />
      <div className={css.words}>
        <span className={css.winLine}>
          <Trophy aria-hidden="true" size={14} />
          <FormattedMessage defaultMessage="分享中獎" id="share.win" />
          {record.Bet > 0 ? <span>{`· ${(record.Win / record.Bet).toFixed(2)}X`}</span> : null}
          <DemoMark />
        </span>
        <span className={css.winAmount}>
          <Amount locale={tag} value={record.Win} />
        </span>
        <span className={css.winMessages}>
          <FormattedMessage
            defaultMessage="{game} · 機台 {machine}"
            id="chat.share.machine"
            values={{ game: name, machine: record.MachineNo }}
          />
        </span>
      </div>
      {game ? (
        <Button
          aria-label={formatMessage({ id: 'chat.share.open', defaultMessage: '看看{game}' }, { game: name })}
          onClick={() => open(gameCode)}
          size="sm"
          variant="gold"
        >
          <FormattedMessage defaultMessage="看看" id="chat.share.look" />
        </Button>
      ) : null}
    </div>
  );
}
