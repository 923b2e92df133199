import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VIP_LEVELS, type VipLevel } from '#art/ids.ts';
import { vipBadge } from '#art/vip/badge.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { VipBadge } from '#ui/components/VipBadge/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { crestPicture } from './pictures.ts';

const meta = {
  title: 'Data/VipBadge',
  component: VipBadge,
  parameters: guide({
    usage: 'Beside a name, on the profile and in the table of tiers. Round a portrait it is the Avatar’s `crest`.',
    dos: [
      'The mini crest up to 24 px (`vipBadgeSrc(tier, "mini")`), the full one for `lg`.',
      'The plate where there is room for the name: not everyone knows the crests.',
    ],
    donts: ['Two of them for one person on one line.', 'As a button: put it into one.'],
  }),
} satisfies Meta<typeof VipBadge>;
export default meta;

const useText = storyText({
  tier1: ['青銅', 'Perunggu', 'Đồng'],
  tier2: ['白銀', 'Perak', 'Bạc'],
  tier3: ['黃金', 'Emas', 'Vàng'],
  tier4: ['白金', 'Platinum', 'Bạch kim'],
  tier5: ['鑽石', 'Berlian', 'Kim cương'],
  tier6: ['紅寶石', 'Rubi', 'Hồng ngọc'],
  tier7: ['藍寶石', 'Safir', 'Lam ngọc'],
  tier8: ['黑曜石', 'Obsidian', 'Hắc diện thạch'],
  who: ['青山不改', 'GunungAbadi', 'Thanh Sơn'],
});

const large = new Map<VipLevel, string>();
/** Draws the full badge. */
function fullPicture(tier: VipLevel): string {
  const url = large.get(tier) ?? URL.createObjectURL(new Blob([vipBadge(tier)], { type: 'image/svg+xml' }));
  large.set(tier, url);
  return url;
}

export const Plates: StoryObj = {
  render: drawWith(useText, (words) => (
    <Inline gap={3} wrap>
      {VIP_LEVELS.map((tier) => (
        <VipBadge
          form="plate"
          key={tier}
          label={`${words[`tier${tier}`]} · VIP ${String(tier)}`}
          size="md"
          src={crestPicture(tier)}
          tier={tier}
        />
      ))}
    </Inline>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
  },
};

export const Crests: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack gap={4}>
      <Inline gap={4} wrap>
        {VIP_LEVELS.map((tier) => (
          <VipBadge key={tier} label={words[`tier${tier}`]} src={crestPicture(tier)} tier={tier} />
        ))}
      </Inline>
      <Inline gap={4} wrap>
        {VIP_LEVELS.map((tier) => (
          <VipBadge key={tier} label={words[`tier${tier}`]} size="lg" src={fullPicture(tier)} tier={tier} />
        ))}
      </Inline>
    </Stack>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(16);
  },
};

export const Sizes: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack align="start" gap={3}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <VipBadge
          form="plate"
          key={size}
          label={`${words.tier7} · VIP 7`}
          size={size}
          src={size === 'lg' ? fullPicture(7) : crestPicture(7)}
          tier={7}
        />
      ))}
    </Stack>
  )),
};

export const BesideAName: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack gap={1}>
      <Heading level={1}>{words.who}</Heading>
      <Inline>
        <VipBadge form="plate" label={`${words.tier7} · VIP 7`} size="md" src={crestPicture(7)} tier={7} />
      </Inline>
    </Stack>
  )),
};
