import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: guide({
    usage: 'For things below each other: the parts of a card, the sections of a page, the rows of a form.',
    dos: [
      'Give one distance to one group: 16 px between cards, 8 within one.',
      'Use `as="ul"` with Box or Card as `li` where it is a list.',
      'Set `size`, `tone` and `weight` for all its text at once.',
      'Let a column beside a picture `grow` into the rest of the row.',
    ],
    donts: ['A Stack for a single child.', 'Empty elements between children to widen one gap: nest two Stacks.'],
  }),
} satisfies Meta<typeof Stack>;
export default meta;

const useText = storyText({
  daily: ['每日任務', 'Misi harian', 'Nhiệm vụ hằng ngày'],
  reward: ['完成獎勵', 'Hadiah', 'Phần thưởng'],
  go: ['前往', 'Pergi', 'Đến ngay'],
  later: ['稍後再說', 'Nanti saja', 'Để sau'],
  text: [
    '於任一老虎機累積押注 100,000 金幣',
    'Pasang total 100.000 koin emas di mesin slot mana pun',
    'Cược tích lũy 100.000 vàng ở bất kỳ máy nổ hũ nào',
  ],
});

function Piece({ children }: { children: string | number }) {
  return (
    <Box paddingBlock={2} paddingInline={3} radius={2} surface="raised2">
      <Text size={13}>{children}</Text>
    </Box>
  );
}

export const Gaps: StoryObj = {
  render: () => (
    <Inline align="start" gap={2} wrap>
      {([0, 1, 2, 3, 4, 6, 8] as const).map((gap) => (
        <Stack gap={gap} key={gap}>
          <Piece>{gap}</Piece>
          <Piece>{gap}</Piece>
          <Piece>{gap}</Piece>
        </Stack>
      ))}
    </Inline>
  ),
};

export const Alignment: StoryObj = {
  render: () => (
    <Stack gap={5}>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Box key={align} padding={2} radius={2} surface="well">
          <Stack align={align} gap={2}>
            <Piece>{align}</Piece>
            <Box padding={4} radius={2} surface="raised3">
              <Text size={20} weight="bold">
                20
              </Text>
            </Box>
          </Stack>
        </Box>
      ))}
    </Stack>
  ),
};

export const InUse: StoryObj = {
  render: function InUse() {
    const words = useText();
    const locale = useStoryLanguage();
    return (
      <Box padding={4} radius={3} surface="raised">
        <Stack gap={4}>
          <Stack gap={1}>
            <Text size={12} tone="muted">
              {words.daily}
            </Text>
            <Text weight="bold">{words.text}</Text>
          </Stack>
          <Inline align="baseline" justify="between" wrap>
            <Text size={13} tone="muted">
              {words.reward}
            </Text>
            <Amount locale={locale} size={20} tone="gold" value={30_000} />
          </Inline>
          <Inline gap={3} justify="end" wrap>
            <Button variant="secondary">{words.later}</Button>
            <Button>{words.go}</Button>
          </Inline>
        </Stack>
      </Box>
    );
  },
};
