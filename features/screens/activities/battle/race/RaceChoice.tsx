import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Race } from '#protocol/entities/race.ts';
import { useRaceTitle } from '../../../../shared/races/index.ts';
import * as css from './Race.css.ts';
import { RaceState } from './RaceState.tsx';

export interface RaceChoiceProps {
  races: readonly Race[];
  shown: Race;
  onChoose: (battleID: string) => void;
}

/** The races of the brand. A press shows one. */
export function RaceChoice({ races, shown, onChoose }: RaceChoiceProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <div
      aria-label={formatMessage({ id: 'race.choice', defaultMessage: '選擇賽事' })}
      className={css.choices}
      role="group"
    >
      {races.map((race) => (
        <Choice isShown={race === shown} key={race.BattleID} onChoose={onChoose} race={race} />
      ))}
    </div>
  );
}

interface ChoiceProps {
  race: Race;
  isShown: boolean;
  onChoose: (battleID: string) => void;
}

function Choice({ race, isShown, onChoose }: ChoiceProps): ReactNode {
  const title = useRaceTitle(race.Scope);
  return (
    <button aria-pressed={isShown} className={css.choice} onClick={() => onChoose(race.BattleID)} type="button">
      <span className={css.choiceTitle}>{title}</span>{' '}
      <span className={css.choiceState} data-state={race.State}>
        <RaceState race={race} />
      </span>
    </button>
  );
}
