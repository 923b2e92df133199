import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { SafeArea } from '#ui/layout/SafeArea/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Layout/SafeArea',
  component: SafeArea,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      usage:
        'Around what touches the edge of the screen: a full-screen game, a sheet, a page without bars. Page, TopBar, BottomBar and BottomSheet keep clear by themselves.',
      dos: ['Name only the edges it touches.', 'Give `least`, so that a device without a notch has its margin too.'],
      donts: [
        'Two of them inside each other: the space would be there twice.',
        'A fixed height for the home indicator: devices differ.',
      ],
    }),
  },
} satisfies Meta<typeof SafeArea>;
export default meta;

const useText = storyText({
  game: ['翡翠龍吟', 'Naga Giok', 'Rồng Ngọc'],
  text: [
    '上方避開瀏海，下方避開手勢列；沒有瀏海的裝置則保留最小邊距。',
    'Bagian atas menghindari poni layar, bagian bawah menghindari bilah gestur; perangkat tanpa poni tetap punya jarak minimum.',
    'Phía trên tránh tai thỏ, phía dưới tránh thanh cử chỉ; thiết bị không có tai thỏ vẫn giữ lề tối thiểu.',
  ],
  sure: [
    '離開後這一局會由系統繼續開出，獎金照常入帳。',
    'Setelah Anda keluar, putaran ini tetap diselesaikan dan hadiahnya tetap masuk.',
    'Sau khi thoát, ván này vẫn được mở tiếp và tiền thưởng vẫn vào tài khoản.',
  ],
  leave: ['離開遊戲', 'Keluar dari gim', 'Thoát trò chơi'],
});

export const AllEdges: StoryObj = {
  render: drawWith(useText, (words) => (
    <Box surface="well">
      <SafeArea least={4}>
        <Box padding={4} radius={3} surface="raised">
          <Stack align="start">
            <Text as="h1" size={20} tone="heading" weight="bold">
              {words.game}
            </Text>
            <Text as="p">{words.text}</Text>
            <Button variant="secondary">{words.leave}</Button>
          </Stack>
        </Box>
      </SafeArea>
    </Box>
  )),
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector('[data-part=safe-area]');
    // A window without notches has the smallest distance.
    await expect(area && getComputedStyle(area).padding).toBe('16px');
  },
};

export const OnlyBelow: StoryObj = {
  render: drawWith(useText, (words) => (
    <Box radius={4} surface="raised">
      <SafeArea edges={['bottom']} least={6}>
        <Box padding={4}>
          <Stack>
            <Text as="p">{words.sure}</Text>
            <Button fullWidth size="lg">
              {words.leave}
            </Button>
          </Stack>
        </Box>
      </SafeArea>
    </Box>
  )),
  play: async ({ canvasElement }) => {
    const area = canvasElement.querySelector('[data-part=safe-area]');
    await expect(area && getComputedStyle(area).padding).toBe('0px 0px 24px');
  },
};
