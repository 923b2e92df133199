import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { CoinShower } from '#ui/components/CoinShower/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Play/CoinShower',
  component: CoinShower,
  parameters: guide({
    usage:
      'For gold that arrives: an opened envelope (`big`), a jackpot. With Confetti it would be too much; take one. It is taken off the page in `onEnd`.',
    dos: ['Begin when the amount begins to count up.', 'End it when the person goes on.'],
    donts: ['For gems or points: these are gold coins.', 'For gold that is paid.'],
  }),
} satisfies Meta<typeof CoinShower>;
export default meta;

const useText = storyText({
  big: ['打開紅包', 'Buka angpao', 'Mở lì xì'],
  jackpot: ['彩金 28,406,912', 'Jackpot 28.406.912', 'Nổ hũ 28.406.912'],
  skip: ['略過', 'Lewati', 'Bỏ qua'],
});

/** Starts on a press, since a story must not move on its own. */
function Win({ size }: { size: 'big' | 'jackpot' }): ReactNode {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)} variant="gold">
        {size === 'big' ? text.big : text.jackpot}
      </Button>
      {shown ? <CoinShower onEnd={() => setShown(false)} size={size} skipLabel={text.skip} /> : null}
    </>
  );
}

const part = (name: string): HTMLCanvasElement | null => document.querySelector(`[data-part=${name}]`);

export const Big: StoryObj = {
  render: () => <Win size="big" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const paper = part('coin-shower-canvas');
    await expect(paper).toBeInTheDocument();
    // The canvas is no longer empty.
    await waitFor(
      async () => {
        const { width = 0, height = 0 } = paper ?? {};
        const pixels = paper?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        await expect(pixels.some((value) => value > 0)).toBe(true);
      },
      { timeout: 5_000 },
    );
    await userEvent.keyboard('{Escape}');
    await expect(part('coin-shower')).toBeNull();
  },
};

export const Jackpot: StoryObj = {
  render: () => <Win size="jackpot" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(part('coin-shower')).toHaveAttribute('data-state', 'jackpot');
    const skip = part('coin-shower-skip')?.querySelector('button');
    if (skip) await userEvent.click(skip);
    await expect(part('coin-shower')).toBeNull();
  },
};
