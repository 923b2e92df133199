import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Race } from '#protocol/entities/race.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { useLanguage } from '../../../../base/settings/index.ts';

/** The state of a race with the time of its next change, as a time of the day and never as a countdown. */
export function RaceState({ race: { State, StartTime, EndTime, FinalTime } }: { race: Race }): ReactNode {
  const { locale } = useLanguage();
  const at = (value: string): ReactNode => <DateTime form="time" locale={locale} value={value} />;
  switch (State) {
    case 'upcoming':
      return <FormattedMessage defaultMessage="{time} 開始" id="race.starts" values={{ time: at(StartTime) }} />;
    case 'open':
      return <FormattedMessage defaultMessage="進行中・{time} 結束" id="race.runs" values={{ time: at(EndTime) }} />;
    case 'closing':
      return (
        <FormattedMessage defaultMessage="統計中・{time} 公布名次" id="race.closes" values={{ time: at(FinalTime) }} />
      );
    case 'settled':
      return <FormattedMessage defaultMessage="{time} 已結束" id="race.over" values={{ time: at(EndTime) }} />;
  }
}
