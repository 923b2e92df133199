import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveSession } from '#protocol/entities/live.ts';
import { getLiveSessions } from '#protocol/operations/live.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Table } from '#ui/components/Table/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import * as css from './Host.css.ts';
import { Panel } from './Panel.tsx';

const SHOWN = 10;

/** The past sessions of the host's room, newest first (15720). */
export function SessionsPanel(): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const query = useOperation(getLiveSessions, { Page: 1, PerPage: SHOWN }, { staleTime: 0 });
  return (
    <Panel title={<FormattedMessage defaultMessage="直播紀錄" id="live.host.sessions" />}>
      <Loaded query={query} size="compact" skeleton={<RowSkeletons height="2.75rem" rows={3} />}>
        {({ List }) =>
          List.length === 0 ? (
            <p className={css.text}>
              <FormattedMessage defaultMessage="開播過後，這裡會有每一場的紀錄。" id="live.host.sessionsNone" />
            </p>
          ) : (
            <Table<LiveSession>
              columns={[
                {
                  id: 'start',
                  header: formatMessage({ id: 'live.session.start', defaultMessage: '開播' }),
                  cell: startOf,
                },
                {
                  id: 'length',
                  header: formatMessage({ id: 'live.session.length', defaultMessage: '長度' }),
                  align: 'end',
                  cell: lengthOf,
                },
                {
                  id: 'peak',
                  header: formatMessage({ id: 'live.session.peak', defaultMessage: '最高觀眾' }),
                  align: 'end',
                  cell: ({ PeakViewers }) => formatNumber(PeakViewers),
                },
                {
                  id: 'worth',
                  header: formatMessage({ id: 'live.session.worth', defaultMessage: '禮物價值' }),
                  align: 'end',
                  cell: ({ GiftWorth }) => formatNumber(GiftWorth),
                },
              ]}
              density="compact"
              label={formatMessage({ id: 'live.host.sessions', defaultMessage: '直播紀錄' })}
              rowKey={({ SessionID }) => SessionID}
              rows={List}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}

const startOf = ({ StartTime }: LiveSession): ReactNode => <ShortTime value={StartTime} />;
const lengthOf = ({ Seconds }: LiveSession): ReactNode => (
  <FormattedMessage
    defaultMessage="{minutes, number} 分"
    id="live.session.minutes"
    values={{ minutes: Math.round(Seconds / 60) }}
  />
);

function ShortTime({ value }: { value: string }): ReactNode {
  const { locale } = useLanguage();
  return <DateTime form="short" locale={locale} value={value} />;
}
