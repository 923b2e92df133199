import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Race } from '#protocol/entities/race.ts';
import { DemoMark } from '../../../../shared/games/index.ts';
import { Loaded, RowSkeletons } from '../../../../shared/frames/index.ts';
import { OwnPlace, Places, placesLook, Prize } from '../../../../shared/places/index.ts';
import { NoPlaces } from './NoPlaces.tsx';
import { RaceHead } from './RaceHead.tsx';
import { RacePoints } from './RacePoints.tsx';
import { RaceResult } from './RaceResult.tsx';
import { RaceState } from './RaceState.tsx';
import { RaceTerms } from './RaceTerms.tsx';
import { useRaceBoard } from './useRaceBoard.ts';

export interface RaceBoardProps {
  /** As the list of races has it, until its own board is loaded. */
  listed: Race;
  tickets: number;
}

/** A race: its head, the podium and the places, the terms, and the player's own place or result. */
export function RaceBoard({ listed, tickets }: RaceBoardProps): ReactNode {
  const { formatMessage } = useIntl();
  const query = useRaceBoard(listed.BattleID);
  const race = query.data?.Race.BattleID === listed.BattleID ? query.data.Race : listed;
  return (
    <div className={placesLook.board}>
      <div className={placesLook.main}>
        <RaceHead race={race} tickets={tickets} />
        <Loaded query={query} size="compact" skeleton={<RowSkeletons height="3.75rem" rows={6} />}>
          {({ List }) =>
            List.length === 0 ? (
              <NoPlaces race={race} />
            ) : (
              <Places
                label={formatMessage({ id: 'ranking.places', defaultMessage: '名次' })}
                note={
                  <>
                    <span className={placesLook.period}>
                      <RaceState race={race} />
                    </span>
                    <DemoMark />
                  </>
                }
                places={List.map(({ Player, Rank, Score, Prize: gold }) => ({
                  player: { ...Player, Rank },
                  score: <RacePoints score={Score} />,
                  ...(gold > 0 && { prize: <Prize gold={gold} /> }),
                }))}
              />
            )
          }
        </Loaded>
      </div>
      <div className={placesLook.side}>
        <RaceTerms race={race} />
        {race.Own.Joined ? <OwnPart race={race} /> : null}
      </div>
    </div>
  );
}

function OwnPart({ race }: { race: Race }): ReactNode {
  const { Rank, Score, Prize: gold, Rounds } = race.Own;
  if (race.State === 'settled' && Rank > 0) return <RaceResult race={race} />;
  return (
    <OwnPlace
      rank={Rank}
      value={<RacePoints score={Score} />}
      {...(gold > 0 && {
        prize: {
          label:
            race.State === 'closing' ? (
              <FormattedMessage defaultMessage="暫定獎金" id="race.prizeSoFar" />
            ) : (
              <FormattedMessage defaultMessage="現在可得" id="ranking.prizeNow" />
            ),
          gold,
        },
      })}
      note={
        <FormattedMessage
          defaultMessage="已計 {rounds} / {all} 局"
          id="race.ownRounds"
          values={{ rounds: Rounds, all: race.Rounds }}
        />
      }
      share={Rounds / race.Rounds}
    />
  );
}
