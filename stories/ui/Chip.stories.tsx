import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry, Fish, Flame, Heart, Spade } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';
import { useWords } from './words.ts';

const meta = { title: 'Actions/Chip', component: Chip } satisfies Meta<typeof Chip>;
export default meta;

export const Row: StoryObj = {
  render: function Row() {
    const words = useWords();
    const [chosen, setChosen] = useState('hot');
    const kinds = [
      { id: 'hot', label: words.hot, icon: <Flame />, count: 24 },
      { id: 'slots', label: words.slots, icon: <Cherry /> },
      { id: 'fishing', label: words.fishing, icon: <Fish /> },
      { id: 'table', label: words.table, icon: <Spade /> },
      { id: 'favourites', label: words.favourites, icon: <Heart /> },
    ];
    return (
      <ChipRow label={words.categories}>
        {kinds.map(({ id, label, icon, count }) => (
          <Chip
            icon={icon}
            key={id}
            onClick={() => setChosen(id)}
            selected={chosen === id}
            {...(count === undefined ? {} : { count })}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
    );
  },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('button');
    if (!second) throw new Error('no chips');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
  },
};
