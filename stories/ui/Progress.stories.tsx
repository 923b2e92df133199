import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress, ProgressRing } from '#ui/components/Progress/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  mission: { zh_tw: '累積旋轉 500 次', id_id: 'Putar 500 kali', vi_vn: 'Quay tích lũy 500 lần' },
  done: { zh_tw: '今日登入', id_id: 'Masuk hari ini', vi_vn: 'Đăng nhập hôm nay' },
  begin: { zh_tw: '在公頻發言 10 次', id_id: 'Kirim 10 pesan di kanal publik', vi_vn: 'Gửi 10 tin ở kênh công khai' },
  loading: { zh_tw: '遊戲載入中', id_id: 'Memuat gim', vi_vn: 'Đang tải trò chơi' },
  today: { zh_tw: '今天已玩', id_id: 'Main hari ini', vi_vn: 'Hôm nay đã chơi' },
  played: { zh_tw: '1 小時 12 分', id_id: '1 jam 12 menit', vi_vn: '1 giờ 12 phút' },
  whole: { zh_tw: '2 小時', id_id: '2 jam', vi_vn: '2 giờ' },
  limit: { zh_tw: '上限 2 小時', id_id: 'Batas 2 jam', vi_vn: 'Giới hạn 2 giờ' },
  pool: { zh_tw: '俱樂部金庫', id_id: 'Kas klub', vi_vn: 'Kho vàng câu lạc bộ' },
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
  render: function States() {
    const words = useText();
    return (
      <Stack>
        <Progress format={counted} label={words.begin} max={10} value={0} />
        <Progress format={counted} label={words.mission} max={500} value={320} />
        <Progress format={counted} label={words.done} max={1} tone="positive" value={1} />
        <Progress label={words.pool} tone="gold" value={82} />
        <Progress label={words.loading} value={null} />
      </Stack>
    );
  },
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
  render: function Small() {
    const words = useText();
    return (
      <Stack>
        <Progress label={words.mission} labelHidden size="sm" value={64} />
        <Progress label={words.loading} labelHidden size="sm" value={null} />
      </Stack>
    );
  },
};

export const Ring: StoryObj = {
  render: function Ring() {
    const words = useText();
    return (
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
    );
  },
  play: async ({ canvas }) => {
    const rings = canvas.getAllByRole('progressbar');
    await expect(rings.map((ring) => ring.getAttribute('aria-valuenow'))).toEqual(['0', '60', '100']);
  },
};
