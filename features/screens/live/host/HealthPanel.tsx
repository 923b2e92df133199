import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RoomSettings } from '#protocol/entities/live.ts';
import { LineChart, type LinePoint } from '#ui/components/LineChart/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { adviceMessages } from './adviceMessages.ts';
import { GOOD_BITRATE } from './healthAdvice.ts';
import * as css from './Host.css.ts';
import { Panel } from './Panel.tsx';
import { type OwnHealth, useStreamHealth } from './useStreamHealth.ts';

const MEGA = 1_000_000;
const SAMPLE_SECONDS = 10;

/** The numbers of the host's stream as plots, with advice (15710). */
export function HealthPanel({ settings }: { settings: RoomSettings }): ReactNode {
  const query = useStreamHealth();
  return (
    <Panel title={<FormattedMessage defaultMessage="推流狀況" id="live.host.health" />}>
      <Loaded query={query} size="compact" skeleton={<RowSkeletons height="7rem" rows={2} />}>
        {(data) => <Plots data={data} key={settings.RoomID} />}
      </Loaded>
    </Panel>
  );
}

function Plots({ data }: { data: OwnHealth }): ReactNode {
  const { formatMessage, formatNumber, formatTime } = useIntl();
  const { Health, Samples, Viewers, advice } = data;
  const points = (read: (sample: (typeof Samples)[number]) => number): readonly LinePoint[] =>
    Samples.map((sample) => ({
      id: sample.CreateTime,
      label: formatTime(sample.CreateTime, {
        hour: '2-digit',
        hourCycle: 'h23',
        minute: '2-digit',
        second: '2-digit',
        timeZone: 'Asia/Taipei',
      }),
      value: read(sample),
    }));
  const wordsOf = (value: string) => ({
    span: formatMessage({ id: 'live.health.time', defaultMessage: '時間' }),
    value,
    table: formatMessage({ id: 'live.health.table', defaultMessage: '看數字' }),
    empty: formatMessage({ id: 'live.health.empty', defaultMessage: '開播後這裡會有數據' }),
  });
  const megabits = (value: number): string => `${formatNumber(value, { maximumFractionDigits: 1 })} Mbps`;
  const whole = (value: number): string => formatNumber(value, { maximumFractionDigits: 0 });
  const names = {
    bitrate: formatMessage({ id: 'live.health.bitrate', defaultMessage: '上傳速率' }),
    frames: formatMessage({ id: 'live.health.frames', defaultMessage: '每秒格數' }),
    dropped: formatMessage({ id: 'live.health.dropped', defaultMessage: '掉幀' }),
    viewers: formatMessage({ id: 'live.health.viewers', defaultMessage: '觀眾' }),
  };
  return (
    <Stack gap={3}>
      <Notice tone={advice === 'good' ? 'success' : advice === 'none' ? 'info' : 'warning'}>
        <FormattedMessage {...adviceMessages[advice]} />
      </Notice>
      <div className={css.plots}>
        <LineChart
          band={{ from: GOOD_BITRATE.from / MEGA, to: GOOD_BITRATE.to / MEGA }}
          format={megabits}
          now={Health === null ? '–' : megabits(Health.Bitrate / MEGA)}
          points={points(({ Bitrate }) => Bitrate / MEGA)}
          title={names.bitrate}
          words={wordsOf(names.bitrate)}
        />
        <LineChart
          format={whole}
          now={whole(Viewers)}
          points={points((sample) => sample.Viewers)}
          series={2}
          title={names.viewers}
          words={wordsOf(names.viewers)}
        />
        <LineChart
          format={whole}
          now={Health === null ? '–' : whole(Health.Frames / SAMPLE_SECONDS)}
          points={points(({ Frames }) => Frames / SAMPLE_SECONDS)}
          series={3}
          title={names.frames}
          words={wordsOf(names.frames)}
        />
        <LineChart
          format={whole}
          now={Health === null ? '–' : whole(Health.Dropped)}
          points={points(({ Dropped }) => Dropped)}
          series={4}
          title={names.dropped}
          words={wordsOf(names.dropped)}
        />
      </div>
      {Health === null ? null : (
        <p className={css.text}>
          <FormattedMessage
            defaultMessage="畫面 {width}×{height}，關鍵影格間隔 {seconds} 秒，{watching, plural, other {# 個連線正在接收}}"
            id="live.health.facts"
            values={{
              width: Health.Width,
              height: Health.Height,
              seconds: formatNumber(Health.KeyFrameMs / 1000, { maximumFractionDigits: 1 }),
              watching: Health.Watching,
            }}
          />
        </p>
      )}
    </Stack>
  );
}
