import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Race } from '#protocol/entities/race.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../../../base/errors/index.ts';
import { useLanguage } from '../../../../base/settings/index.ts';

/** Replaces the places of a race without any, by the state of the race. */
export function NoPlaces({ race }: { race: Race }): ReactNode {
  const { formatMessage } = useIntl();
  const drawing = <StateDrawing id="podium" />;
  switch (race.State) {
    case 'upcoming':
      return (
        <EmptyState
          description={formatMessage({ id: 'race.soonText', defaultMessage: '開始後，名次會即時列在這裡。' })}
          drawing={drawing}
          size="compact"
          title={formatMessage({ id: 'race.nobody', defaultMessage: '還沒有人上榜' })}
        />
      );
    case 'open':
      return (
        <EmptyState
          description={formatMessage({ id: 'race.nobodyText', defaultMessage: '參加後玩一局就能上榜。' })}
          drawing={drawing}
          size="compact"
          title={formatMessage({ id: 'race.nobody', defaultMessage: '還沒有人上榜' })}
        />
      );
    case 'closing':
      return (
        <EmptyState
          description={<CountedText race={race} />}
          drawing={drawing}
          size="compact"
          title={formatMessage({ id: 'race.counting', defaultMessage: '成績統計中' })}
        />
      );
    case 'settled':
      return (
        <EmptyState
          drawing={drawing}
          size="compact"
          title={formatMessage({ id: 'race.nobodyPlayed', defaultMessage: '這一場沒有人上榜' })}
        />
      );
  }
}

/** Says until when the open rounds of a race that is over count. */
function CountedText({ race: { FinalTime } }: { race: Race }): ReactNode {
  const { locale } = useLanguage();
  return (
    <FormattedMessage
      defaultMessage="比賽時間已到，還沒打完的局也會計分，{time} 公布名次。"
      id="race.countingText"
      values={{ time: <DateTime form="time" locale={locale} value={FinalTime} /> }}
    />
  );
}
