import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Race } from '#protocol/entities/race.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useLanguage } from '../../../../base/settings/index.ts';
import { useRaceTitle } from '../../../../shared/races/index.ts';
import { JoinRace } from './JoinRace.tsx';
import * as css from './Race.css.ts';
import { RaceState } from './RaceState.tsx';

export interface RaceHeadProps {
  race: Race;
  /** The tickets that the player can use. */
  tickets: number;
}

/** All prizes of a race, its rule and times, and the button to enter or the counted rounds. */
export function RaceHead({ race, tickets }: RaceHeadProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { Prizes, Rounds, Entry, Players, Own } = race;
  const pool = Prizes.reduce((sum, { From, To, Gold }) => sum + (To - From + 1) * Gold, 0);
  const title = useRaceTitle(race.Scope);
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3}>
          <Stack align="start" gap={1} grow>
            <Text as="h2" size={17} weight="bold">
              {title}
            </Text>
            <Text as="p" size={13} tone="muted">
              <FormattedMessage defaultMessage="總獎金" id="race.pool" />
            </Text>
            <Amount
              locale={locale}
              size={32}
              tone="metal"
              unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
              value={pool}
            />
          </Stack>
          <img alt="" className={css.trophy} height={72} src={itemSrc('trophy')} width={72} />
        </Inline>
        <p className={css.rule}>
          <FormattedMessage
            defaultMessage="參加後的前 {rounds} 局計分：每局派彩 ÷ 押注，加總比高低。押得多、玩得久都不會多得分。"
            id="race.rule"
            values={{ rounds: Rounds }}
          />
        </p>
        <p className={css.facts}>
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
        </p>
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
