import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Columns } from '#ui/layout/Columns/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Layout/Box',
  component: Box,
  parameters: guide({
    usage:
      'For space, a surface or corners where no other component brings them. What holds things that belong together, or is pressed, is a Card.',
    dos: [
      'Go up the surfaces one by one: ground, raised, raised2 on that, raised3 on that.',
      'Sink what is filled in or only read off into a well.',
      'Give a box with several children a `gap`: it then needs no Stack inside.',
      'Take the corner one step smaller than that of what it lies in.',
    ],
    donts: ['A Box for the distance between two things: that is Stack or Inline.', 'Two wells inside each other.'],
  }),
} satisfies Meta<typeof Box>;
export default meta;

const useText = storyText({
  balance: ['目前持有金幣', 'Koin emas saat ini', 'Số vàng hiện có'],
  vault: ['保險箱', 'Brankas', 'Két sắt'],
  note: [
    '遊戲幣僅供娛樂，不可兌換現金或實物。',
    'Koin permainan hanya untuk hiburan dan tidak dapat ditukar dengan uang atau barang.',
    'Xu trong trò chơi chỉ để giải trí, không đổi được tiền mặt hay hiện vật.',
  ],
});

export const Playground: StoryObj<typeof meta> = {
  args: { padding: 4, gap: 2, surface: 'raised', radius: 3, children: '遊戲幣僅供娛樂，不可兌換現金或實物。' },
};

export const Surfaces: StoryObj = {
  render: drawWith(useText, (words) => (
    <Columns gap={3} most={3}>
      {(['ground', 'raised', 'raised2', 'raised3', 'well', 'soft'] as const).map((surface) => (
        <Box key={surface} padding={4} radius={3} surface={surface}>
          <Stack gap={1}>
            <Text size={12} tone="muted">
              {surface}
            </Text>
            <Text>{words.note}</Text>
          </Stack>
        </Box>
      ))}
    </Columns>
  )),
};

export const Padding: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack align="start" gap={3}>
      {([1, 2, 3, 4, 5, 6, 8] as const).map((step) => (
        <Box key={step} padding={step} radius={2} surface="raised2">
          <Box radius={1} surface="well">
            <Text size={13}>
              {words.vault} {step}
            </Text>
          </Box>
        </Box>
      ))}
      <Box paddingBlock={1} paddingInline={6} radius="pill" surface="raised2">
        <Text size={13}>{words.vault} 1 × 6</Text>
      </Box>
    </Stack>
  )),
};

export const Corners: StoryObj = {
  render: () => (
    <Inline gap={3} wrap>
      {([1, 2, 3, 4, 'tile', 'pill'] as const).map((radius) => (
        <Box key={radius} paddingBlock={6} paddingInline={8} radius={radius} surface="raised3">
          <Text weight="bold">{radius}</Text>
        </Box>
      ))}
    </Inline>
  ),
};

export const Nested: StoryObj = {
  render: function Nested() {
    const words = useText();
    const locale = useStoryLanguage();
    return (
      <Box as="section" labelledBy="box-vault" padding={4} radius={4} surface="raised">
        <Stack gap={3}>
          <Text as="h2" id="box-vault" size={17} tone="heading" weight="bold">
            {words.vault}
          </Text>
          <Box padding={3} radius={3} surface="well">
            <Stack gap={1}>
              <Text size={12} tone="muted">
                {words.balance}
              </Text>
              <Amount locale={locale} size={20} tone="gold" value={2_480_900} />
            </Stack>
          </Box>
          <Text as="p" size={12} tone="muted">
            {words.note}
          </Text>
        </Stack>
      </Box>
    );
  },
};
