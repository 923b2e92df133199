import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ComponentType } from 'react';
import { expect } from 'storybook/test';
import { Icon, MailIcon, SearchIcon } from '#ui/components/Icon/index.ts';
import * as icons from '#ui/components/Icon/icons.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { TileGrid } from '#ui/layout/TileGrid/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Data/Icon',
  component: Icon,
  parameters: guide({
    usage:
      'The product’s icons, named by what they mean: import the one you show, `SearchIcon`, and the bundle gets no other. Inside an IconButton, a Chip or a Button they come as they are; Icon gives them their size beside words.',
    dos: [
      'One meaning, one icon: look here before you take another drawing.',
      '`label` where no word beside it says it.',
      'Draw what is missing in `own.ts`, in the same manner.',
    ],
    donts: ['Emoji.', 'An icon as the only sign of failure: say it too.'],
  }),
} satisfies Meta<typeof Icon>;
export default meta;

type Drawing = ComponentType<ComponentProps<'svg'>>;
const set: readonly (readonly [string, Drawing])[] = Object.entries<Drawing>(icons);

function Drawings({ of }: { of: typeof set }) {
  return (
    <TileGrid>
      {of.map(([name, drawing]) => (
        <Box key={name} padding={3} radius={2} surface="raised">
          <Stack align="center" gap={2}>
            <Icon of={drawing} size={28} />
            <Text align="center" size={11} tone="muted">
              {name.replace(/Icon$/u, '')}
            </Text>
          </Stack>
        </Box>
      ))}
    </TileGrid>
  );
}

const half = Math.ceil(set.length / 2);

export const All: StoryObj = {
  name: 'All, first half',
  render: () => <Drawings of={set.slice(0, half)} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part=icon]')).toHaveLength(half);
    await expect(set.length).toBeGreaterThan(70);
  },
};

export const AllOthers: StoryObj = { name: 'All, second half', render: () => <Drawings of={set.slice(half)} /> };

export const Sizes: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Stack>
      {([16, 20, 24, 28] as const).map((size) => (
        <Inline key={size}>
          <Icon of={MailIcon} size={size} />
          <Text size={size === 16 ? 12 : 15}>
            {words.mail} {size}
          </Text>
        </Inline>
      ))}
    </Stack>
  )),
};

export const Alone: StoryObj = {
  render: drawWith(useSharedText, (words) => <Icon label={words.search} of={SearchIcon} size={24} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
  },
};
