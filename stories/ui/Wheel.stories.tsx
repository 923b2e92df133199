import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { CurrencyId } from '#art/ids.ts';
import { Wheel, type WheelSector } from '#ui/components/Wheel/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';

const meta = {
  title: 'Play/Wheel',
  component: Wheel,
  parameters: guide({
    usage:
      'For the fire wheel and other draws among four to twelve prizes. `onSpin` asks the service; its answer goes in as `result`, and only then the wheel turns to it.',
    dos: [
      'Draw each sector as wide as all others only where the chances are shown as text beside the wheel.',
      'Write the mark short (20,000); the label in full, with its currency.',
      'Celebrate in `onSettled`: a skipped turn gets there as well.',
    ],
    donts: [
      'Deciding in the page what is won, or showing a near miss on purpose.',
      'Turning it again by itself.',
      'More than one golden sector.',
    ],
  }),
} satisfies Meta<typeof Wheel>;
export default meta;

const useText = storyText({
  wheel: ['風火輪', 'Roda api', 'Vòng quay lửa'],
  spin: ['開始', 'Putar', 'Quay'],
  skip: ['直接看結果', 'Langsung ke hasil', 'Xem kết quả ngay'],
  won: ['恭喜獲得', 'Selamat, Anda mendapat', 'Chúc mừng bạn nhận'],
  gold: ['金幣', 'koin emas', 'vàng'],
  gem: ['寶石', 'permata', 'đá quý'],
  point: ['點數', 'poin', 'điểm'],
  noTickets: ['今天的轉盤券用完了', 'Tiket hari ini sudah habis', 'Hôm nay đã hết vé quay'],
});

const prizes: readonly { item: CurrencyId; amount: string }[] = [
  { item: 'coin', amount: '888,888' },
  { item: 'gem', amount: '10' },
  { item: 'coin', amount: '5,000' },
  { item: 'point', amount: '100' },
  { item: 'coin', amount: '20,000' },
  { item: 'gem', amount: '50' },
  { item: 'coin', amount: '8,000' },
  { item: 'point', amount: '300' },
  { item: 'coin', amount: '1,000' },
  { item: 'gem', amount: '5' },
  { item: 'coin', amount: '50,000' },
  { item: 'point', amount: '30' },
];

type Rest = Partial<Pick<ComponentProps<typeof Wheel>, 'busy' | 'result' | 'disabledReason'>>;

function FireWheel({ count = 8, answer, ...rest }: Rest & { count?: number; answer?: string }): ReactNode {
  const text = useText();
  const [result, setResult] = useState(rest.result);
  const names = { coin: text.gold, gem: text.gem, point: text.point };
  const sectors = prizes.slice(0, count).map(
    ({ item, amount }, at): WheelSector => ({
      id: amount,
      label: `${amount} ${names[item]}`,
      mark: amount,
      picture: itemPicture(item),
      grand: at === 0,
    }),
  );
  return (
    <Wheel
      {...rest}
      labels={{ wheel: text.wheel, spin: text.spin, skip: text.skip, result: (label) => `${text.won} ${label}` }}
      onSpin={() => {
        if (answer !== undefined) setResult({ spin: Number(result?.spin ?? 0) + 1, sector: answer });
      }}
      result={result}
      sectors={sectors}
    />
  );
}

export const Resting: StoryObj = { render: () => <FireWheel answer="20,000" /> };

export const Skipped: StoryObj = {
  render: () => <FireWheel answer="50" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'turning');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/50 /u);
    await expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'settled');
  },
};

export const Waiting: StoryObj = { render: () => <FireWheel busy /> };

export const Turning: StoryObj = {
  render: () => <FireWheel answer="8,000" />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('[data-part=wheel-skip]')).toBeInTheDocument();
  },
};

export const Won: StoryObj = {
  render: () => <FireWheel result={{ spin: 1, sector: '888,888' }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/888,888/u);
    await expect(canvasElement.querySelectorAll('[data-part=wheel-sector][data-state=won]')).toHaveLength(1);
  },
};

export const Refused: StoryObj = {
  render: function Refused() {
    return <FireWheel disabledReason={useText().noTickets} />;
  },
};

export const TwelveSectors: StoryObj = { render: () => <FireWheel count={12} /> };

export const FiveSectors: StoryObj = { render: () => <FireWheel count={5} /> };
