import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Confetti } from '#ui/components/Confetti/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Play/Confetti',
  component: Confetti,
  parameters: guide({
    usage:
      'For a win above the stake by far: `big` with the banner, `jackpot` with the full screen. Small wins count up, no more. It is taken off the page in `onEnd`.',
    dos: [
      'Show the amount on the page first; the paper only dresses it.',
      'Let a tap on the win itself end it as well.',
    ],
    donts: [
      'For a sign-in, a purchase, or a win that is not above the stake.',
      'Two celebrations at once, or one that hides a question.',
    ],
  }),
} satisfies Meta<typeof Confetti>;
export default meta;

const useText = storyText({
  big: ['大獎 1,920,000', 'Menang besar 1.920.000', 'Thắng lớn 1.920.000'],
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
      {shown ? <Confetti onEnd={() => setShown(false)} size={size} skipLabel={text.skip} /> : null}
    </>
  );
}

const part = (name: string): HTMLCanvasElement | null => document.querySelector(`[data-part=${name}]`);

export const Big: StoryObj = {
  render: () => <Win size="big" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const paper = part('confetti-canvas');
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
    await expect(part('confetti')).toBeNull();
  },
};

export const Jackpot: StoryObj = {
  render: () => <Win size="jackpot" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(part('confetti')).toHaveAttribute('data-state', 'jackpot');
    const skip = part('confetti-skip')?.querySelector('button');
    if (skip) await userEvent.click(skip);
    await expect(part('confetti')).toBeNull();
  },
};
