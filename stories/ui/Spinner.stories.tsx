import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  // The props that differ between its forms, since the documentation tool finds only the shared props.
  argTypes: {
    label: {
      description: 'What is being waited for, read out politely; not with `decorative`.',
      table: { type: { summary: 'string' } },
    },
    decorative: {
      description: 'The words stand elsewhere (a busy button): no role, no name.',
      table: { type: { summary: 'true' } },
    },
  },
  parameters: guide({
    usage:
      'For a wait without a shape. Buttons turn one by themselves when they are busy; lists and pages show skeletons.',
    dos: ['Say what is being waited for.', 'Let it take its size and colour from the words about it.'],
    donts: ['Several on one screen.', 'For less than a third of a second: nobody can read it.'],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;

export const Alone: StoryObj = {
  render: drawWith(useSharedText, (words) => <Spinner label={words.loading} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/\S/u);
  },
};

export const SizesAndColours: StoryObj = {
  render: () => (
    <Inline gap={5}>
      {([12, 15, 20, 24, 32] as const).map((size) => (
        <Text key={size} size={size} tone={size === 32 ? 'primary' : 'text'}>
          <Spinner decorative />
        </Text>
      ))}
    </Inline>
  ),
};

export const BesideWords: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Stack>
      <Inline>
        <Spinner decorative />
        <Text tone="muted">{words.reconnecting}</Text>
      </Inline>
    </Stack>
  )),
};
