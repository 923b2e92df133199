import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AVATAR_IDS, VIP_LEVELS } from '#art/ids.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { avatarPicture, crestPicture } from './pictures.ts';
import { sharedText, useSharedText } from './sharedText.ts';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  parameters: guide({
    usage: 'For a person: in bars, bubbles, lists and on the profile. The ring is the VIP tier’s metal.',
    dos: [
      'An empty `name` where the name stands beside it: it would be read twice.',
      'The crest from 44 px on; below that the ring tells enough.',
      '`loading="eager"` for one’s own on the first screen.',
    ],
    donts: ['A ring in another colour: it means a tier.', 'For clubs or games: those have emblems of their own.'],
  }),
} satisfies Meta<typeof Avatar>;
export default meta;

const useTexts = storyText({
  ...sharedText,
  here: ['在線上', 'Sedang daring', 'Đang trực tuyến'],
  rose: ['夜行者小葵', 'Nightwalker', 'Nightwalker'],
  tiger: ['小虎妹', 'Tigress', 'Tigress'],
});

export const Tiers: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Inline gap={5} wrap>
      {VIP_LEVELS.map((tier) => (
        <Avatar
          crest={{ src: crestPicture(tier), label: `${words.levelWord} ${String(tier)}` }}
          key={tier}
          name={`No. ${String(tier)}`}
          size={56}
          src={avatarPicture(AVATAR_IDS[tier])}
          tier={tier}
        />
      ))}
    </Inline>
  )),
};

export const Sizes: StoryObj = {
  render: drawWith(useTexts, (words) => (
    <Inline gap={4} wrap>
      {([32, 36, 44, 56, 96] as const).map((size) => (
        <Avatar
          crest={{ src: crestPicture(7), label: `${words.levelWord} 7` }}
          key={size}
          name={words.rose}
          online={words.here}
          size={size}
          src={avatarPicture('deer')}
          tier={7}
        />
      ))}
    </Inline>
  )),
};

export const Fallback: StoryObj = {
  render: drawWith(useTexts, (texts) => (
    <Inline gap={4} wrap>
      <Avatar name={texts.rose} size={56} />
      <Avatar name={texts.tiger} size={56} src="/nothing-here.png" tier={3} />
      {/* A letter and its accent are one character. */}
      <Avatar name={'A\u0301nh'} size={56} tier={5} />
      <Avatar name="" size={56} />
    </Inline>
  )),
  play: async ({ canvasElement }) => {
    // The browser finds out only by a request that the picture is missing.
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-part=avatar-face][data-state=fallback]')).toHaveLength(4),
    );
  },
};

export const InAList: StoryObj = {
  render: drawWith(useTexts, (texts) => (
    <Box padding={4} radius={3} surface="raised">
      <Stack gap={3}>
        <Inline gap={3}>
          <Avatar name="" online={texts.here} src={avatarPicture('fox')} tier={3} />
          <Text weight="bold">{texts.rose}</Text>
        </Inline>
        <Inline gap={3}>
          <Avatar name="" src={avatarPicture('panda')} />
          <Text weight="bold">{texts.tiger}</Text>
        </Inline>
      </Stack>
    </Box>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};
