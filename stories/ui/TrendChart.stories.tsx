import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '#ui/components/Card/index.ts';
import { TrendChart } from '#ui/components/TrendChart/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  title: ['近 14 天收支', 'Masuk & keluar 14 hari', 'Thu chi 14 ngày'],
  up: ['入', 'Masuk', 'Vào'],
  down: ['出', 'Keluar', 'Ra'],
  span: ['日期', 'Tanggal', 'Ngày'],
  table: ['看每日數字', 'Lihat angka per hari', 'Xem số từng ngày'],
  loading: ['載入中', 'Memuat', 'Đang tải'],
});

const meta = {
  title: 'Data/TrendChart',
  component: TrendChart,
  parameters: guide({
    usage: 'For what came in and went out over some days, where one looks for a pattern and not for a number.',
    dos: ['The span in its title.', 'Amounts in the table written out.'],
    donts: ['More than some thirty points.', 'Two things of different units in one chart.'],
  }),
} satisfies Meta<typeof TrendChart>;
export default meta;

const ups = [700, 450, 1050, 200, 600, 1220, 380, 840, 1560, 520, 310, 1110, 1320, 1450];
const downs = [260, 380, 210, 560, 240, 450, 150, 500, 640, 330, 470, 290, 720, 240];
const points = ups.map((up, at) => ({
  id: String(at),
  label: `11.${String(at + 7).padStart(2, '0')}`,
  up: up * 100,
  down: (downs[at] ?? 0) * 100,
}));
const format = (amount: number): string => String(amount);

function Chart({ shown }: { shown: typeof points | undefined }) {
  const words = useText();
  return (
    <Card>
      <TrendChart count={14} format={format} points={shown} title={words.title} words={words} />
    </Card>
  );
}

export const Days: StoryObj = { render: () => <Chart shown={points} /> };

/** One large day, many empty days, and no amount out. */
export const Newcomer: StoryObj = {
  render: () => <Chart shown={points.map((point, at) => ({ ...point, up: at === 13 ? 10_000 : 0, down: 0 }))} />,
};

export const Still: StoryObj = {
  render: () => <Chart shown={points.map((point) => ({ ...point, up: 0, down: 0 }))} />,
};

export const Loading: StoryObj = { render: () => <Chart shown={undefined} /> };

export const Opened: StoryObj = {
  render: () => <Chart shown={points.slice(-4)} />,
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
