import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';
import { AllIcon, FavouriteIcon, FishingIcon, HotIcon, SlotsIcon, TableIcon } from '#ui/components/Icon/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  parameters: guide({
    usage:
      'For filters over a list. One of a few views of a page are Tabs; a choice in a form is a RadioGroup or a Checkbox.',
    dos: [
      'One line in a ChipRow that scrolls to the page’s edge.',
      'The count of what it leaves, where that helps to choose.',
    ],
    donts: ['As a button that does something once.', 'Long words: two or three syllables are read in passing.'],
  }),
} satisfies Meta<typeof Chip>;
export default meta;

export const Row: StoryObj = {
  render: function Row() {
    const words = useSharedText();
    const [chosen, setChosen] = useState('hot');
    const kinds = [
      { id: 'hot', label: words.hot, icon: <HotIcon />, count: 24 },
      { id: 'slots', label: words.slots, icon: <SlotsIcon /> },
      { id: 'fishing', label: words.fishing, icon: <FishingIcon /> },
      { id: 'table', label: words.table, icon: <TableIcon /> },
      { id: 'favourites', label: words.favourites, icon: <FavouriteIcon /> },
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
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('no chips');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(second.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const ByThemselves: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Inline wrap>
      <Chip defaultSelected icon={<AllIcon />}>
        {words.all}
      </Chip>
      <Chip count={8}>{words.club}</Chip>
      <Chip count={3}>{words.friends}</Chip>
    </Inline>
  )),
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false']);
  },
};

export const Disabled: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Inline wrap>
      <Chip disabled icon={<TableIcon />}>
        {words.table}
      </Chip>
      <Chip defaultSelected disabled>
        {words.locked}
      </Chip>
    </Inline>
  )),
};
