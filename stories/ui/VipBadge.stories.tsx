import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VIP_LEVELS, type VipLevel } from '#art/ids.ts';
import { vipBadge } from '#art/vip/badge.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { VipBadge } from '#ui/components/VipBadge/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { crestPicture } from './pictures.ts';

const meta = {
  title: 'Data/VipBadge',
  component: VipBadge,
  parameters: {
    ...guide({
      usage: 'Beside a name, on the profile and in the table of tiers. Round a portrait it is the Avatar’s `crest`.',
      dos: [
        'The mini crest up to 24 px (`vipBadgeSrc(tier, "mini")`), the full one for `lg`.',
        'The plate where there is room for the name: not everyone knows the crests.',
      ],
      donts: ['Two of them for one person on one line.', 'As a button: put it into one.'],
    }),
  },
} satisfies Meta<typeof VipBadge>;
export default meta;

const useText = storyText({
  tier1: { zh_tw: '青銅', id_id: 'Perunggu', vi_vn: 'Đồng' },
  tier2: { zh_tw: '白銀', id_id: 'Perak', vi_vn: 'Bạc' },
  tier3: { zh_tw: '黃金', id_id: 'Emas', vi_vn: 'Vàng' },
  tier4: { zh_tw: '白金', id_id: 'Platinum', vi_vn: 'Bạch kim' },
  tier5: { zh_tw: '鑽石', id_id: 'Berlian', vi_vn: 'Kim cương' },
  tier6: { zh_tw: '紅寶石', id_id: 'Rubi', vi_vn: 'Hồng ngọc' },
  tier7: { zh_tw: '藍寶石', id_id: 'Safir', vi_vn: 'Lam ngọc' },
  tier8: { zh_tw: '黑曜石', id_id: 'Obsidian', vi_vn: 'Hắc diện thạch' },
  who: { zh_tw: '青山不改', id_id: 'GunungAbadi', vi_vn: 'Thanh Sơn' },
});

const large = new Map<VipLevel, string>();
/** Draws the full badge. */
function fullPicture(tier: VipLevel): string {
  const url = large.get(tier) ?? URL.createObjectURL(new Blob([vipBadge(tier)], { type: 'image/svg+xml' }));
  large.set(tier, url);
  return url;
}

export const Plates: StoryObj = {
  render: function Plates() {
    const words = useText();
    return (
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
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
  },
};

export const Crests: StoryObj = {
  render: function Crests() {
    const words = useText();
    return (
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
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(16);
  },
};

export const Sizes: StoryObj = {
  render: function Sizes() {
    const words = useText();
    return (
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
    );
  },
};

export const BesideAName: StoryObj = {
  render: function BesideAName() {
    const words = useText();
    return (
      <Stack gap={1}>
        <Heading level={1}>{words.who}</Heading>
        <Inline>
          <VipBadge form="plate" label={`${words.tier7} · VIP 7`} size="md" src={crestPicture(7)} tier={7} />
        </Inline>
      </Stack>
    );
  },
};
