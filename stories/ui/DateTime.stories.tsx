import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Text/DateTime',
  component: DateTime,
  parameters: guide({
    usage: 'For every instant on a screen. It is Taipei’s time wherever the player is; what is on the wire is UTC.',
    dos: [
      'Short in lists and bubbles, absolute in the bank book and in orders, relative for what just happened.',
      'Give `now` in stories and pictures.',
    ],
    donts: ['Relative for what somebody may have to prove.', 'Words of your own for “today” or “yesterday”.'],
  }),
} satisfies Meta<typeof DateTime>;
export default meta;

/** 21:04 on Friday, 20 November, in Taipei. */
const NOW = Date.parse('2026-11-20T13:04:30.000Z');

const useText = storyText({
  justNow: ['剛剛', 'Baru saja', 'Vừa xong'],
  unknown: ['時間不明', 'Waktu tidak diketahui', 'Không rõ thời gian'],
});

export const Playground: StoryObj<typeof meta> = {
  args: { value: '2026-11-20T12:41:07.000Z', locale: 'zh_tw', form: 'absolute', now: NOW },
};

export const Forms: StoryObj = {
  render: function Forms() {
    const locale = useStoryLanguage();
    const words = useText();
    return (
      <Stack gap={3}>
        {(['absolute', 'date', 'time', 'short', 'relative', 'dotted'] as const).map((form) => (
          <Inline justify="between" key={form} wrap>
            <Text size={13} tone="muted">
              {form}
            </Text>
            <DateTime form={form} justNow={words.justNow} locale={locale} now={NOW} value="2026-11-20T12:41:07.000Z" />
          </Inline>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    for (const time of canvasElement.querySelectorAll('time')) {
      await expect(time).toHaveAttribute('datetime', '2026-11-20T12:41:07.000Z');
    }
  },
};

const instants = [
  '2026-11-20T13:04:10.000Z',
  '2026-11-20T13:00:00.000Z',
  '2026-11-20T09:30:00.000Z',
  '2026-11-19T12:00:00.000Z',
  '2026-11-15T12:00:00.000Z',
  '2026-10-02T12:00:00.000Z',
  '2025-12-24T12:00:00.000Z',
];

export const ShortAndRelative: StoryObj = {
  render: function ShortAndRelative() {
    const locale = useStoryLanguage();
    const words = useText();
    return (
      <Box padding={4} radius={3} surface="raised">
        <Stack gap={3}>
          {instants.map((value) => (
            <Inline justify="between" key={value} wrap>
              <DateTime form="short" locale={locale} now={NOW} value={value} />
              <Text tone="muted">
                <DateTime form="relative" justNow={words.justNow} locale={locale} now={NOW} value={value} />
              </Text>
            </Inline>
          ))}
        </Stack>
      </Box>
    );
  },
};

export const NoTime: StoryObj = {
  render: function NoTime() {
    const locale = useStoryLanguage();
    const words = useText();
    return (
      <Inline gap={5} wrap>
        <DateTime locale={locale} value="" />
        <DateTime fallback={words.unknown} locale={locale} value="soon" />
      </Inline>
    );
  },
};
