import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Race } from '#protocol/entities/race.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useRaceTitle } from '../../../../shared/races/index.ts';
import { PrizeHead } from '../PrizeHead.tsx';
import { JoinRace } from './JoinRace.tsx';
import { RaceState } from './RaceState.tsx';

export interface RaceHeadProps {
  race: Race;
  /** The tickets that the player can use. */
  tickets: number;
}

/** All prizes of a race, its rule and times, and the button to enter or the counted rounds. */
export function RaceHead({ race, tickets }: RaceHeadProps): ReactNode {
  const { formatMessage } = useIntl();
  const { Prizes, Rounds, Entry, Players, Own } = race;
  const pool = Prizes.reduce((sum, { From, To, Gold }) => sum + (To - From + 1) * Gold, 0);
  const title = useRaceTitle(race.Scope);
  return (
    <Card>
      <Stack gap={3}>
        <PrizeHead
          facts={
            <>
              <span>
                <RaceState race={race} />
              </span>
              <span>
                {Entry === 'free' ? (
                  <FormattedMessage defaultMessage="免費參加" id="race.free" />
                ) : (
                  <FormattedMessage
                    defaultMessage="門票 1 張（您有 {count} 張）"
                    id="race.ticket"
                    values={{ count: tickets }}
                  />
                )}
              </span>
              <span>
                <FormattedMessage
                  defaultMessage="{players, plural, other {# 人參加}}"
                  id="race.players"
                  values={{ players: Players }}
                />
              </span>
            </>
          }
          gold={pool}
          label={<FormattedMessage defaultMessage="總獎金" id="race.pool" />}
          rule={
            <FormattedMessage
              defaultMessage="參加後的前 {rounds} 局計分：每局派彩 ÷ 押注，加總比高低。押得多、玩得久都不會多得分。"
              id="race.rule"
              values={{ rounds: Rounds }}
            />
          }
          title={title}
        />
        {Own.Out === '' ? null : (
          <Notice tone="warning">
            {Own.Out === 'phone' ? (
              <FormattedMessage
                defaultMessage="每支手機一個名額。同一支手機較早參加的帳號保留名額，這個帳號不列入名次。"
                id="race.out.phone"
              />
            ) : (
              <FormattedMessage defaultMessage="帳號停用，這一場不列入名次。" id="race.out.disabled" />
            )}
          </Notice>
        )}
        {Own.Joined ? (
          <Progress
            format={(value, max) => `${String(value)} / ${String(max)}`}
            label={formatMessage({ id: 'race.counted', defaultMessage: '已計分的局數' })}
            max={Rounds}
            tone={Own.Rounds >= Rounds ? 'positive' : 'primary'}
            value={Own.Rounds}
          />
        ) : null}
        <JoinRace race={race} tickets={tickets} />
      </Stack>
    </Card>
  );
}
