import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { RewardShow, type RewardSize } from '#ui/components/RewardShow/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';

const meta = {
  title: 'Play/RewardShow',
  component: RewardShow,
  parameters: guide({
    usage:
      'For what a player is given: `small` for what comes every day, `big` for a sign-in or a bonus, `grand` for what one tells others about. The wallet is held until `onLand`.',
    dos: [
      'Say the amount in a live region besides: the show itself is silent to screen readers.',
      'Let what was won fly from the control that was pressed.',
    ],
    donts: ['Two at once: end the one that is on.', 'For what was bought, or for a win below the stake.'],
  }),
} satisfies Meta<typeof RewardShow>;
export default meta;

const useText = storyText({
  claim: ['領取', 'Klaim', 'Nhận'],
  small: ['恭喜獲得 2,000 金幣！', 'Selamat, Anda mendapat 2.000 emas!', 'Chúc mừng, bạn nhận được 2.000 vàng!'],
  grand: ['恭喜獲得 200,000 金幣！', 'Selamat, Anda mendapat 200.000 emas!', 'Chúc mừng, bạn nhận được 200.000 vàng!'],
  skip: ['略過', 'Lewati', 'Bỏ qua'],
});

/** Starts on a press, since a story must not move on its own. */
function Claim({ size }: { size: RewardSize }): ReactNode {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [from, setFrom] = useState<DOMRect>();
  return (
    <>
      <Button onClick={() => setFrom(button.current?.getBoundingClientRect())} ref={button} variant="gold">
        {text.claim}
      </Button>
      {from ? (
        <RewardShow
          drawing={itemPicture(size === 'grand' ? 'treasure' : 'bag')}
          from={from}
          gain={size === 'grand' ? '+200,000' : '+2,000'}
          onEnd={() => setFrom(undefined)}
          onLand={() => undefined}
          pictures={[itemPicture('coin')]}
          size={size}
          skipLabel={text.skip}
          title={size === 'grand' ? text.grand : text.small}
          to={new DOMRect(window.innerWidth - 160, 8, 120, 40)}
        />
      ) : null}
    </>
  );
}

const show = (): Element | null => document.querySelector('[data-part=reward-show]');

export const Small: StoryObj = {
  render: () => <Claim size="small" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(show()).toHaveAttribute('data-size', 'small');
    await userEvent.keyboard('{Escape}');
    await expect(show()).toBeNull();
  },
};

export const Big: StoryObj = {
  render: () => <Claim size="big" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const skip = document.querySelector('[data-part=reward-show-skip]');
    await expect(skip).toBeInTheDocument();
    if (skip) await userEvent.click(skip);
    await waitFor(() => expect(show()).toBeNull());
  },
};

export const Grand: StoryObj = {
  render: () => <Claim size="grand" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(show()).toHaveAttribute('data-state', 'shown');
    await userEvent.keyboard('{Escape}');
    await expect(show()).toBeNull();
  },
};

/** The text at the wallet, after the first coin has arrived. */
export const Landed: StoryObj = {
  render: () => <Claim size="small" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(document.querySelector('[data-part=reward-show-gain]')).toBeInTheDocument());
    await expect(show()).toHaveAttribute('data-state', 'landed');
    await userEvent.keyboard('{Escape}');
    await expect(show()).toBeNull();
  },
};
