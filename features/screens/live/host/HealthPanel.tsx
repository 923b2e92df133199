import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { RoomSettings } from '#protocol/entities/live.ts';
import { LineChart, type LinePoint } from '#ui/components/LineChart/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { type Advice, GOOD_BITRATE } from './healthAdvice.ts';
import * as css from './Host.css.ts';
import { Panel } from './Panel.tsx';
import { type OwnHealth, useStreamHealth } from './useStreamHealth.ts';

const MEGA = 1_000_000;
const SAMPLE_SECONDS = 10;

const adviceMessages: Readonly<Record<Advice, MessageDescriptor>> = defineMessages({
  none: { id: 'live.advice.none', defaultMessage: '正在收集數據。' },
  noSignal: {
    id: 'live.advice.noSignal',
    defaultMessage: '沒有收到推流的畫面。請確認 OBS 的伺服器位址、金鑰與影像來源，再按「開始串流」。',
  },
  interrupted: {
    id: 'live.advice.interrupted',
    defaultMessage: '推流中斷了，觀眾看到停住的畫面。30 秒內接上會繼續播放，請檢查網路與 OBS。',
  },
  noPicture: {
    id: 'live.advice.noPicture',
    defaultMessage: '只收到聲音，沒有畫面。請在 OBS 加入影像來源，否則 30 秒後會變成休息中。',
  },
  dropped: {
    id: 'live.advice.dropped',
    defaultMessage: '掉幀偏多，上傳跟不上。請改用有線網路，或把 OBS 的位元率調低到 2500 kbps。',
  },
  slow: {
    id: 'live.advice.slow',
    defaultMessage: '位元率偏低，畫面會模糊。網路許可時請把 OBS 的位元率調到 2500 到 4500 kbps。',
  },
  heavy: {
    id: 'live.advice.heavy',
    defaultMessage: '位元率太高，手機觀眾容易停頓。請把 OBS 的位元率調到 4500 kbps 以下。',
  },
  lowFrames: {
    id: 'live.advice.lowFrames',
    defaultMessage: '每秒不到 24 格，畫面會不順。請降低 OBS 的輸出解析度，或關閉其他吃效能的程式。',
  },
  farKeyFrames: {
    id: 'live.advice.farKeyFrames',
    defaultMessage: '關鍵影格太疏，觀眾要等比較久才看到畫面。請把 OBS 的「關鍵影格間隔」設為 2 秒。',
  },
  good: { id: 'live.advice.good', defaultMessage: '推流穩定，觀眾看得順。' },
});

/** The numbers of the own stream as plots, and a sentence on what to change (15710). */
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
    <div className={css.health}>
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
    </div>
  );
}
