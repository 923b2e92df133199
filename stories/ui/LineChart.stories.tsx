import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '#ui/components/Card/index.ts';
import { LineChart } from '#ui/components/LineChart/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  title: ['上傳速率', 'Laju unggah', 'Tốc độ tải lên'],
  span: ['時間', 'Waktu', 'Thời gian'],
  value: ['速率', 'Laju', 'Tốc độ'],
  table: ['看數字', 'Lihat angka', 'Xem số'],
  empty: ['還沒有數據', 'Belum ada data', 'Chưa có số liệu'],
});

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  parameters: guide({
    usage: 'For a value that is measured again and again, where its course counts.',
    dos: ['The newest value as text beside the title.', 'A band for the range that is good.'],
    donts: ['More than one series in a chart.'],
  }),
} satisfies Meta<typeof LineChart>;
export default meta;

const values = [4.2, 4.6, 4.5, 4.8, 4.4, 4.9, 4.7, 2.1, 2.4, 4.5, 4.8, 4.7, 4.6, 4.8];
const points = values.map((value, at) => ({
  id: String(at),
  label: `21:${String(at).padStart(2, '0')}`,
  value,
}));

function Chart({ shown }: { shown: typeof points }) {
  const { title, ...words } = useText();
  return (
    <Card>
      <LineChart
        band={{ from: 4, to: 6 }}
        format={(value) => `${String(value)} Mbps`}
        now={shown.length === 0 ? '–' : '4.8 Mbps'}
        points={shown}
        title={title}
        words={words}
      />
    </Card>
  );
}

export const Course: StoryObj = { render: () => <Chart shown={points} /> };

export const Empty: StoryObj = { render: () => <Chart shown={[]} /> };

export const Opened: StoryObj = {
  render: () => <Chart shown={points.slice(-4)} />,
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
