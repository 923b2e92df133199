import type { Meta, StoryObj } from '@storybook/react-vite';
import { Megaphone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Amount } from '#ui/components/Amount/index.ts';
import { Ticker } from '#ui/components/Ticker/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { drawWith, storyText } from '../setting/storyText.ts';
import { sharedText, useSharedText } from './sharedText.ts';

const meta = {
  title: 'Data/Ticker',
  component: Ticker,
  parameters: guide({
    usage:
      'For short news that nobody has to read: the latest wins, a notice of the operator. What must be read is a Notice or a banner.',
    dos: [
      'One line each: who, where, how much. The amount last, in gold.',
      'Bold what one looks for: the name, the game.',
      'Put the time in `aside`, short: 剛剛, 3 分鐘前.',
    ],
    donts: ['Sentences that need two lines: they are cut.', 'Failures or anything that asks for an action.'],
  }),
} satisfies Meta<typeof Ticker>;
export default meta;

const useText = storyText({
  ...sharedText,
  notice: [
    '11 月 28 日 04:00–06:00 例行維護，期間無法登入，造成不便敬請見諒，補償會在維護後寄到信箱',
    'Pemeliharaan rutin 28 November 04.00–06.00, Anda tidak bisa masuk; kompensasi dikirim ke kotak surat',
    'Bảo trì định kỳ 28/11 từ 04:00–06:00, không thể đăng nhập; quà đền bù sẽ được gửi vào hộp thư',
  ],
  details: ['查看詳情', 'Lihat detail', 'Xem chi tiết'],
});

function Wins({
  lines: count = 3,
  ...rest
}: { lines?: number } & Pick<ComponentProps<typeof Ticker>, 'defaultPaused'>) {
  const words = useSharedText();
  const locale = useStoryLanguage();
  const lines = [3_288_000, 888_000, 12_860_000].slice(0, count).map((value) => ({
    id: String(value),
    content: (
      <>
        {words.winNews} <Amount locale={locale} tone="gold" value={value} />
      </>
    ),
    aside: words.justNow,
  }));
  return (
    <Ticker
      {...rest}
      icon={<Megaphone />}
      label={words.news}
      lines={lines}
      pauseLabel={words.pause}
      playLabel={words.play}
    />
  );
}

export const Turning: StoryObj = {
  render: () => <Wins />,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button');
    const before = toggle.getAttribute('aria-label');
    await userEvent.click(toggle);
    await expect(toggle.getAttribute('aria-label')).not.toBe(before);
    await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'resting');
    await userEvent.click(toggle);
    await userEvent.unhover(toggle);
    toggle.blur();
    await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'turning');
  },
};

export const Paused: StoryObj = { render: () => <Wins defaultPaused /> };

export const SingleLine: StoryObj = { render: () => <Wins lines={1} /> };

export const LongTexts: StoryObj = {
  render: drawWith(useText, (words) => (
    <Ticker
      icon={<Megaphone />}
      label={words.news}
      lines={[{ id: 'notice', content: words.notice, aside: <a href="#notice">{words.details}</a> }]}
      pauseLabel={words.pause}
      playLabel={words.play}
    />
  )),
};
