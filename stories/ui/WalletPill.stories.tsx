import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { WalletPill } from '#ui/components/WalletPill/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { itemPicture } from './pictures.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Feedback/WalletPill',
  component: WalletPill,
  parameters: guide({
    usage: 'One’s balances in the top bar, in a well that leads to the store. Elsewhere show an Amount.',
    dos: [
      'Gold first, then the brand’s other currency.',
      'Pass `undefined` while a balance is not known: the place is kept, nothing jumps.',
      'Say in `label` what a press does.',
    ],
    donts: [
      'More than two currencies.',
      'A zero while loading.',
      'Shortening by hand: from ten million on it does so itself.',
    ],
  }),
} satisfies Meta<typeof WalletPill>;
export default meta;

const picture = (id: 'coin' | 'gem') => <img alt="" src={itemPicture(id)} />;

function Pill({ gold, gems, onClick }: { gold: number | undefined; gems?: number | undefined; onClick?: () => void }) {
  const words = useSharedText();
  return (
    <Stack align="start">
      <WalletPill
        balances={[
          { id: 'gold', label: words.gold, icon: picture('coin'), value: gold },
          { id: 'gem', label: words.gems, icon: picture('gem'), value: gems },
        ]}
        label={words.buy}
        locale={useStoryLanguage()}
        onClick={onClick ?? (() => undefined)}
      />
    </Stack>
  );
}

const press = fn();

export const Rolling: StoryObj = {
  name: 'Rolls to a new value',
  render: function Rolling() {
    const [gold, setGold] = useState(286_540);
    return (
      <Pill
        gems={5_120}
        gold={gold}
        onClick={() => {
          press();
          setGold(gold + 50_000);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    press.mockClear();
    const pill = canvas.getByRole('button', { name: /286,540/u });
    await userEvent.click(pill);
    await expect(press).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: /336,540/u })).toBe(pill);
    // The visible digits arrive slightly later.
    await waitFor(() => expect(pill.querySelector('[data-part=amount-digits]')).toHaveTextContent('336,540'));
  },
};

export const Loading: StoryObj = { render: () => <Pill gems={undefined} gold={undefined} /> };

export const Shortened: StoryObj = {
  name: 'Shortened from ten million on',
  render: () => <Pill gems={100_000} gold={343_210_987} />,
};

export const One: StoryObj = {
  name: 'One currency',
  render: function One() {
    const words = useSharedText();
    return (
      <Stack align="start">
        <WalletPill
          balances={[{ id: 'gold', label: words.gold, icon: picture('coin'), value: 10_000 }]}
          label={words.buy}
          locale={useStoryLanguage()}
          onClick={() => undefined}
        />
      </Stack>
    );
  },
};
