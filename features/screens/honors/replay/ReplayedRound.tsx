import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RoundReplay } from '#protocol/entities/honor.ts';
import { isDemoRound } from '#protocol/rules/demoRound.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { useLanguage, useLocaleID, useSettings } from '../../../base/settings/index.ts';
import { DemoMark, useNamedPrize } from '../../../shared/games/index.ts';
import { dottedDay } from '../multiple.ts';
import { GameReplay } from './GameReplay.tsx';
import { RecordScene } from './RecordScene.tsx';
import * as css from './Replay.css.ts';

/** A round replayed by its game, or from its record if the game does not have it, with its facts. */
export function ReplayedRound({ round }: { round: RoundReplay }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const player = usePlayerName()(round.PlayerName);
  const name = gameNameOf(round.GameNames, useLocaleID());
  const prize = useNamedPrize(round.GameCode, round.Jackpot ?? undefined);
  const [isLost, setLost] = useState(false);
  const frame = isLost ? undefined : round.Frame;
  return (
    <article aria-labelledby="replayed-game" className={css.replay}>
      {frame === undefined ? (
        <RecordScene round={round} />
      ) : (
        <GameReplay frame={frame} game={round} onLost={() => setLost(true)} />
      )}
      <Heading id="replayed-game" level={2} size={20}>
        {name} {isDemoRound(round.RoundID) ? <DemoMark /> : null}
      </Heading>
      <FactList>
        <Fact name={formatMessage({ id: 'replay.player', defaultMessage: '玩家' })}>{player}</Fact>
        <Fact name={formatMessage({ id: 'replay.bet', defaultMessage: '押注' })}>
          <Amount locale={locale} value={round.Bet} />
        </Fact>
        <Fact name={formatMessage({ id: 'replay.win', defaultMessage: '贏分' })}>
          <Amount locale={locale} tone="gold" value={round.Win} />
        </Fact>
        {prize === undefined ? null : (
          <Fact name={formatMessage({ id: 'replay.jackpot', defaultMessage: '彩金' })}>{prize}</Fact>
        )}
        <Fact name={formatMessage({ id: 'replay.machine', defaultMessage: '機台' })}>{String(round.MachineNo)}</Fact>
        <Fact name={formatMessage({ id: 'replay.time', defaultMessage: '日期' })}>{dottedDay(round.CreateTime)}</Fact>
        <Fact name={formatMessage({ id: 'replay.round', defaultMessage: '局號' })}>{round.RoundID}</Fact>
      </FactList>
      <Text as="p" size={13} tone="muted">
        <ReplayNote isDrawn={frame !== undefined} isPlayed={round.Provider !== ''} />
      </Text>
    </article>
  );
}

/** Shows whether the player sees the game itself or a picture from the record. */
function ReplayNote({ isDrawn, isPlayed }: { isDrawn: boolean; isPlayed: boolean }): ReactNode {
  const { DevTools } = useSettings();
  if (isDrawn)
    return (
      <FormattedMessage
        defaultMessage="這是重播：由遊戲依當時的結果演出，不會再下注，也不會動到任何金幣。"
        id="replay.drawn"
      />
    );
  if (isPlayed)
    return (
      <FormattedMessage
        defaultMessage="遊戲商現在沒有這一局的畫面，以上依紀錄重現；押注、贏分與局號為當時的實際資料。"
        id="replay.lost"
      />
    );
  if (DevTools)
    return (
      <FormattedMessage
        defaultMessage="這一局屬於示範世界，押注、贏分與局號都是示範資料，並非真實遊玩的紀錄。"
        id="replay.demo"
      />
    );
  return <FormattedMessage defaultMessage="畫面依紀錄重現，押注、贏分與局號為當時的實際資料。" id="replay.note" />;
}
