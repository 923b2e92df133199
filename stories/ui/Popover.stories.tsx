import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Popover } from '#ui/components/Popover/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: {
    layout: 'centered',
    ...guide({
      usage:
        'For a few lines or controls that belong to one button, beside it, while the page stays in reach. A few words only: Tooltip. A list of actions: Menu. A task: Dialog.',
      dos: ['A title, seen or hidden: it is its name.', 'A close button where it is long.'],
      donts: ['Opening it by itself.', 'Content wider than a telephone.'],
    }),
  },
} satisfies Meta<typeof Popover>;
export default meta;

const useText = storyText({
  quota: ['今日送禮額度', 'Kuota hadiah hari ini', 'Hạn mức tặng quà hôm nay'],
  quotaText: [
    '還可以送 7 次，共 640,000 金幣。每天零點重新計算，會員等級越高額度越大。',
    'Sisa 7 kali, total 640.000 koin. Dihitung ulang tiap tengah malam; makin tinggi tingkat VIP, makin besar.',
    'Còn 7 lần, tổng 640.000 vàng. Tính lại lúc nửa đêm; cấp VIP càng cao hạn mức càng lớn.',
  ],
  upgrade: ['怎麼升級', 'Cara naik level', 'Cách nâng cấp'],
  close: ['關閉', 'Tutup', 'Đóng'],
  what: ['這是什麼？', 'Apa ini?', 'Đây là gì?'],
});

export const Open: StoryObj = {
  render: drawWith(useText, (words) => (
    <Popover closeLabel={words.close} defaultOpen title={words.quota} trigger={<Button>{words.quota}</Button>}>
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {words.quotaText}
        </Text>
        <Button size="sm" variant="secondary">
          {words.upgrade}
        </Button>
      </Stack>
    </Popover>
  )),
};

export const TitleHidden: StoryObj = {
  name: 'Title for screen readers only',
  render: drawWith(useText, (words) => (
    <Inline>
      <Text>{words.quota}</Text>
      <Popover
        align="end"
        side="top"
        title={words.quota}
        titleHidden
        trigger={
          <IconButton label={words.what}>
            <CircleHelp size={22} />
          </IconButton>
        }
      >
        {words.quotaText}
      </Popover>
    </Inline>
  )),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: '今日送禮額度' })).toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};
