import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeOff, Gift } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Tooltip } from '#ui/components/Tooltip/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    layout: 'centered',
    ...guide({
      usage:
        'A few words that explain a control to who wonders: by pointing at it, focusing it, or holding a finger on it. Never the only place of information: what one has to know stands on the page, what one has to read through in a Popover.',
      dos: ['Explain what the name does not say.', 'One short sentence.'],
      donts: [
        'Repeating the control’s name.',
        'Links or controls in it.',
        'On what cannot have the focus: nobody without a mouse would see it.',
      ],
    }),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

const useText = storyText({
  hide: ['隱藏頭像', 'Sembunyikan foto', 'Ẩn ảnh đại diện'],
  hideText: ['其他玩家會看到預設頭像', 'Pemain lain melihat foto bawaan', 'Người chơi khác sẽ thấy ảnh mặc định'],
  gift: ['送禮', 'Kirim hadiah', 'Tặng quà'],
  giftText: [
    '最少 20,000 金幣，另收 5 % 手續費，由你支付，對方從信箱領取。',
    'Minimum 20.000 koin, ditambah biaya 5 % dari kamu; penerima mengambilnya di kotak surat.',
    'Tối thiểu 20.000 vàng, cộng phí 5 % do bạn trả; người nhận lấy trong hộp thư.',
  ],
});

export const Open: StoryObj = {
  render: drawWith(useText, (words) => (
    <Tooltip open text={words.hideText}>
      <IconButton label={words.hide}>
        <EyeOff size={22} />
      </IconButton>
    </Tooltip>
  )),
};

export const Long: StoryObj = {
  name: 'Long text',
  render: drawWith(useText, (words) => (
    <Tooltip open side="bottom" text={words.giftText}>
      <Button icon={<Gift size={20} />}>{words.gift}</Button>
    </Tooltip>
  )),
};

export const ByFocusAndPointer: StoryObj = {
  name: 'By focus and by pointer',
  render: drawWith(useText, (words) => (
    <Inline gap={4} wrap>
      <Tooltip text={words.hideText}>
        <Button variant="secondary">{words.hide}</Button>
      </Tooltip>
      <Tooltip delay={0} text={words.giftText}>
        <Button variant="secondary">{words.gift}</Button>
      </Tooltip>
    </Inline>
  )),
  play: async ({ canvas }) => {
    const [hide, gift] = canvas.getAllByRole('button');
    if (!hide || !gift) throw new Error('no buttons');
    await userEvent.tab();
    await expect(hide).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('其他玩家會看到預設頭像');
    await expect(hide).toHaveAccessibleDescription('其他玩家會看到預設頭像');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    hide.blur();
    await userEvent.hover(gift);
    await waitFor(() => expect(document.querySelector('[data-part=tooltip][data-state=delayed-open]')).toBeVisible());
  },
};
