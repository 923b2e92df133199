import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { getRecentGames } from '#protocol/operations/lobby.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { Select } from '#ui/components/Select/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { useLocaleID } from '../../base/settings/index.ts';
import { useChoices } from '../../shared/frames/index.ts';
import { useCatalogue, useGamePicture } from '../../shared/games/index.ts';
import { lastDays } from './lastDays.ts';
import * as css from './Rounds.css.ts';

const DAYS = 14;
const ALL = 'all';

/** Chips of the recent games, and the last days in Taipei. */
export function RoundFilters(): ReactNode {
  return (
    <>
      <GameChips />
      <DayChoice />
    </>
  );
}

function GameChips(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const recent = useOperation(getRecentGames, {});
  const catalogue = useCatalogue(true);
  const chosen = get('game');
  const recentCodes = (recent.data?.List ?? []).map(({ GameCode }) => GameCode);
  const codes = new Set(chosen === null ? recentCodes : [chosen, ...recentCodes]);
  const games = [...codes].flatMap((code) => catalogue?.find(({ GameCode }) => GameCode === code) ?? []);
  return (
    <div
      aria-label={formatMessage({ id: 'rounds.games', defaultMessage: '只看一款遊戲' })}
      className={css.chips}
      role="group"
    >
      <Chip onSelectedChange={() => choose('game', undefined)} selected={chosen === null}>
        <FormattedMessage defaultMessage="全部" id="rounds.allGames" />
      </Chip>
      {games.map((game) => (
        <GameChip
          game={game}
          isChosen={chosen === game.GameCode}
          key={game.GameCode}
          onChange={(isChosen) => choose('game', isChosen ? game.GameCode : undefined)}
        />
      ))}
    </div>
  );
}

interface GameChipProps {
  game: Game;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function GameChip({ game, isChosen, onChange }: GameChipProps): ReactNode {
  const locale = useLocaleID();
  const { src } = useGamePicture(game, 'tall', locale, '2rem');
  return (
    <Chip icon={<img alt="" className={css.chipFace} src={src} />} onSelectedChange={onChange} selected={isChosen}>
      {gameNameOf(game.GameNames, locale)}
    </Chip>
  );
}

function DayChoice(): ReactNode {
  const { formatMessage, formatDate } = useIntl();
  const { get, choose } = useChoices();
  const [now] = useState(Date.now);
  const days = [
    { value: ALL, label: formatMessage({ id: 'rounds.allDays', defaultMessage: '所有日期' }) },
    ...lastDays(now, DAYS).map((day) => ({
      value: day,
      label: formatDate(`${day}T00:00:00Z`, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' }),
    })),
  ];
  return (
    <Select
      label={formatMessage({ id: 'rounds.day', defaultMessage: '日期' })}
      onValueChange={(value) => choose('day', value === ALL ? undefined : value)}
      options={days}
      value={days.find(({ value }) => value === get('day'))?.value ?? ALL}
    />
  );
}
