import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Text/Text',
  component: Text,
  parameters: guide({
    usage: 'For words that are no heading, link, amount or time: those have components of their own.',
    dos: [
      '15 to read, 13 for values, 12 for what is beside the point, 11 for legal lines; nothing smaller.',
      'Two weights: regular and bold.',
      '`inherit` as the size, tone or weight of words within other text.',
      'Cut with `lines` only where the whole can be read elsewhere.',
    ],
    donts: ['Gold for words: gold is for amounts only.', 'A tone as the only sign of failure: say it too.'],
  }),
} satisfies Meta<typeof Text>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: { children: '升到黃金會員就能在公頻發言', size: 15, tone: 'text', weight: 'regular', face: 'body' },
};

export const Scale: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Stack gap={3}>
      {([32, 24, 20, 17, 15, 13, 12, 11] as const).map((size) => (
        <Inline align="baseline" gap={3} key={size}>
          <div style={{ flex: 'none', width: '1.5rem' }}>
            <Text face="numerals" size={12} tone="faint">
              {size}
            </Text>
          </div>
          <Text lines={1} size={size}>
            {words.vipChat}
          </Text>
        </Inline>
      ))}
    </Stack>
  )),
};

const tones = ['text', 'muted', 'faint', 'heading', 'primary', 'accent', 'positive', 'danger', 'warn'] as const;

export const Tones: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Stack gap={3}>
      {(['ground', 'raised', 'raised2'] as const).map((surface) => (
        <Box key={surface} padding={4} radius={3} surface={surface}>
          <Inline gap={4} wrap>
            {tones.map((tone) => (
              <Text key={tone} tone={tone}>
                {words.popular}
              </Text>
            ))}
          </Inline>
        </Box>
      ))}
    </Stack>
  )),
};

export const WeightsAndFaces: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Stack gap={3}>
      <Text>{words.chatTwo}</Text>
      <Text weight="bold">{words.chatTwo}</Text>
      <Text face="heading" size={20} tone="heading" weight="bold">
        {words.popular} Jackpot
      </Text>
      <Text face="numerals" size={20} weight="bold">
        0123456789 · 1,286,540
      </Text>
    </Stack>
  )),
};

export const Alignment: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Box padding={4} radius={3} surface="raised">
      <Stack gap={3}>
        {(['start', 'center', 'end'] as const).map((align) => (
          <Text align={align} as="p" key={align}>
            {words.noFriendsText}
          </Text>
        ))}
      </Stack>
    </Box>
  )),
};

export const CutOff: StoryObj = {
  render: drawWith(useSharedText, (words) => {
    const long = `${words.notLoadedText} ${words.noFriendsText} ${words.leaveText} ${words.ageText}`;
    return (
      <Stack gap={4}>
        {([1, 2, 3] as const).map((lines) => (
          <Text as="p" key={lines} lines={lines}>
            {long}
          </Text>
        ))}
        <Text as="p">{'https://example.org/'.repeat(12)}</Text>
      </Stack>
    );
  }),
};
