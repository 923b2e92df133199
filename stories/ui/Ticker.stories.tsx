import type { Meta, StoryObj } from '@storybook/react-vite';
import { Megaphone } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Amount } from '#ui/components/Amount/index.ts';
import { Ticker } from '#ui/components/Ticker/index.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { useWords } from './words.ts';

const meta = { title: 'Data/Ticker', component: Ticker } satisfies Meta<typeof Ticker>;
export default meta;

export const Wins: StoryObj = {
  render: function Wins() {
    const words = useWords();
    const locale = useStoryLanguage();
    const lines = [3_288_000, 888_000, 12_860_000].map((value) => ({
      id: String(value),
      content: (
        <>
          {words.winNews} <Amount locale={locale} tone="gold" value={value} />
        </>
      ),
      aside: words.justNow,
    }));
    return (
      <Ticker icon={<Megaphone />} label={words.news} lines={lines} pauseLabel={words.pause} playLabel={words.play} />
    );
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button');
    const before = toggle.getAttribute('aria-label');
    await userEvent.click(toggle);
    await expect(toggle.getAttribute('aria-label')).not.toBe(before);
    await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'resting');
  },
};
