import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '#ui/components/Card/index.ts';
import { LineChart } from '#ui/components/LineChart/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  title: { zh_tw: '上傳速率', id_id: 'Laju unggah', vi_vn: 'Tốc độ tải lên' },
  span: { zh_tw: '時間', id_id: 'Waktu', vi_vn: 'Thời gian' },
  value: { zh_tw: '速率', id_id: 'Laju', vi_vn: 'Tốc độ' },
  table: { zh_tw: '看數字', id_id: 'Lihat angka', vi_vn: 'Xem số' },
  empty: { zh_tw: '還沒有數據', id_id: 'Belum ada data', vi_vn: 'Chưa có số liệu' },
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
