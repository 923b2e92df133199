import type { ReactElement, ReactNode } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { getHonors } from '#protocol/operations/honor.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VirtualList } from '#ui/components/VirtualList/index.ts';
import { GameThumb } from '../../chat/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { useGame } from '../../../shared/games/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { ShareFrame } from '../ShareFrame.tsx';
import * as css from '../Share.css.ts';
import { ChoiceSkeletons } from './GameChoice.tsx';

const keyOf = ({ ID }: HonorRecord): string => ID;

export interface WinChoiceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (gameCode: string, recordID: string) => void;
}

/** Chooses one of the player's big wins (10130). */
export function WinChoice({ open, onOpenChange, onChoose }: WinChoiceProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ShareFrame
      onOpenChange={onOpenChange}
      open={open}
      title={formatMessage({ id: 'share.win', defaultMessage: '分享中獎' })}
    >
      <Wins onChoose={onChoose} />
    </ShareFrame>
  );
}

function Wins({ onChoose }: Pick<WinChoiceProps, 'onChoose'>): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const PlayerID = session?.playerID ?? '';
  const { data, error, refetch } = useOperation(getHonors, { PlayerID }, { enabled: PlayerID !== '' });
  if (data === undefined) {
    if (error) return <FailedView error={error} onRetry={() => void refetch()} />;
    return <ChoiceSkeletons />;
  }
  if (data.Achievements.length === 0) {
    return (
      <div className={css.centred}>
        <EmptyState
          description={formatMessage({
            id: 'share.noWinText',
            defaultMessage: '贏得 20 倍以上的大獎，就會出現在這裡。',
          })}
          drawing={<StateDrawing id="podium" />}
          size="compact"
          title={formatMessage({ id: 'share.noWin', defaultMessage: '還沒有大獎紀錄' })}
        />
      </div>
    );
  }
  return (
    <VirtualList
      itemKey={keyOf}
      items={data.Achievements}
      label={formatMessage({ id: 'share.wins', defaultMessage: '我的大獎' })}
    >
      {(record): ReactElement => <Win onChoose={onChoose} record={record} />}
    </VirtualList>
  );
}

function Win({ record, onChoose }: { record: HonorRecord } & Pick<WinChoiceProps, 'onChoose'>): ReactNode {
  const { locale: tag } = useIntl();
  const locale = useLocaleID();
  const { ID, Win: won, Bet, CreateTime, GameInfo } = record;
  const { game } = useGame(GameInfo.GameID);
  return (
    <button className={css.choice} onClick={() => onChoose(GameInfo.GameID, ID)} type="button">
      <GameThumb game={game} />
      <span className={css.words}>
        <Text as="b" tone="heading" weight="bold">
          {game ? gameNameOf(game.GameNames, locale) : GameInfo.GameID}
        </Text>
        <span className={css.amount}>
          <Amount locale={tag} value={won} />
        </span>
        <Text size={13} tone="muted" weight="inherit">
          {Bet > 0 ? `${(won / Bet).toFixed(2)}X · ` : null}
          <FormattedDate day="2-digit" month="2-digit" timeZone="Asia/Taipei" value={CreateTime} year="numeric" />
        </Text>
      </span>
    </button>
  );
}
