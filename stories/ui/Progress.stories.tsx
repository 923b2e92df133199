import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress, ProgressRing } from '#ui/components/Progress/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const useText = storyText({
  mission: ['累積旋轉 500 次', 'Putar 500 kali', 'Quay tích lũy 500 lần'],
  done: ['今日登入', 'Masuk hari ini', 'Đăng nhập hôm nay'],
  begin: ['在公頻發言 10 次', 'Kirim 10 pesan di kanal publik', 'Gửi 10 tin ở kênh công khai'],
  loading: ['遊戲載入中', 'Memuat gim', 'Đang tải trò chơi'],
  today: ['今天已玩', 'Main hari ini', 'Hôm nay đã chơi'],
  played: ['1 小時 12 分', '1 jam 12 menit', '1 giờ 12 phút'],
  whole: ['2 小時', '2 jam', '2 giờ'],
  limit: ['上限 2 小時', 'Batas 2 jam', 'Giới hạn 2 giờ'],
  pool: ['俱樂部金庫', 'Kas klub', 'Kho vàng câu lạc bộ'],
});

const meta = {
  title: 'Data/Progress',
  component: Progress,
  args: { label: '累積旋轉 500 次', value: 320, max: 500 },
  parameters: guide({
    usage:
      'For the way to an end that is known: a mission, a download. A level is a LevelBar; a short wait is a Spinner or a Skeleton.',
    dos: ['Numbers that mean something: `320 / 500` beats 64%.', '`null` while nobody knows how far it is.'],
    donts: ['100% before it is done: the bar cuts, it never rounds up.', 'A progress bar for a wait under a second.'],
  }),
} satisfies Meta<typeof Progress>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

const counted = (value: number, max: number): string => `${String(value)} / ${String(max)}`;

export const States: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack>
      <Progress format={counted} label={words.begin} max={10} value={0} />
      <Progress format={counted} label={words.mission} max={500} value={320} />
      <Progress format={counted} label={words.done} max={1} tone="positive" value={1} />
      <Progress label={words.pool} tone="gold" value={82} />
      <Progress label={words.loading} value={null} />
    </Stack>
  )),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '0 / 10',
      '320 / 500',
      '1 / 1',
      '82%',
      null,
    ]);
  },
};

export const Small: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack>
      <Progress label={words.mission} labelHidden size="sm" value={64} />
      <Progress label={words.loading} labelHidden size="sm" value={null} />
    </Stack>
  )),
};

export const Ring: StoryObj = {
  render: drawWith(useText, (words) => (
    <Inline gap={6} wrap>
      {[0, 72, 120].map((minutes) => {
        const time = minutes === 120 ? words.whole : minutes === 0 ? '0' : words.played;
        return (
          <ProgressRing
            key={minutes}
            label={words.today}
            max={120}
            value={minutes}
            valueText={`${time} · ${words.limit}`}
          >
            <small>{words.today}</small>
            <strong>{time}</strong>
            <small>{words.limit}</small>
          </ProgressRing>
        );
      })}
    </Inline>
  )),
  play: async ({ canvas }) => {
    const rings = canvas.getAllByRole('progressbar');
    await expect(rings.map((ring) => ring.getAttribute('aria-valuenow'))).toEqual(['0', '60', '100']);
  },
};
