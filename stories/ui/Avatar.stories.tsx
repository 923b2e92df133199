import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { AVATAR_IDS, VIP_LEVELS } from '#ui/art/ids.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { avatarPicture, crestPicture } from './pictures.ts';
import { useWords } from './words.ts';

const meta = { title: 'Data/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;

export const Tiers: StoryObj = {
  render: function Tiers() {
    const words = useWords();
    return (
      <Inline gap={4} wrap>
        {VIP_LEVELS.map((tier) => (
          <Avatar
            crest={{ src: crestPicture(tier), label: `${words.levelWord} ${String(tier)}` }}
            key={tier}
            name={`No. ${String(tier)}`}
            src={avatarPicture(AVATAR_IDS[tier])}
            tier={tier}
          />
        ))}
      </Inline>
    );
  },
};

export const Sizes: StoryObj = {
  render: function Sizes() {
    const words = useWords();
    return (
      <Stack>
        <Inline gap={4} wrap>
          {([32, 36, 44, 56, 96] as const).map((size) => (
            <Avatar
              crest={{ src: crestPicture(7), label: words.levelWord }}
              key={size}
              name="Deer"
              online={words.online}
              size={size}
              src={avatarPicture('deer')}
              tier={7}
            />
          ))}
        </Inline>
        <Inline gap={4} wrap>
          <Avatar name="阿默" />
          <Avatar name="阿默" src="/nothing-here.png" tier={3} />
          <Avatar name="Guest" src={avatarPicture('fox')} />
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await expect(canvas.getAllByRole('img', { name: '阿默' }).map((face) => face.textContent)).toEqual(['阿', '阿']);
    });
  },
};
