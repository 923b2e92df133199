import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Copy, Flag, MessageSquareReply, Trash2, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type Action, ActionSheet, type Point, useLongPress } from '#ui/components/ActionSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { sharedText } from './sharedText.ts';

const meta = {
  title: 'Overlays/ActionSheet',
  component: ActionSheet,
  parameters: guide({
    usage:
      'For what can be done with one thing of many: a message, a mail, a friend. A long press opens it, the secondary button of a mouse, the menu key. For actions that belong to a button that one sees take Menu.',
    dos: [
      'Give a button that opens it too: nobody sees a long press.',
      'Show in `preview` what was pressed: the sheet covers it.',
      'What harms somebody last, with `tone="danger"`.',
    ],
    donts: ['More than seven actions.', 'An action that is not there yet: leave it out.'],
  }),
} satisfies Meta<typeof ActionSheet>;
export default meta;

const useOwnText = storyText({
  ...sharedText,
  title: ['阿默的訊息', 'Pesan dari Amo', 'Tin nhắn của A Mặc'],
  said: [
    '剛剛在夜梟秘寶連開兩次免費遊戲，今天手氣真的很旺，有人要一起來嗎？',
    'Barusan dapat dua kali putaran gratis di Harta Burung Hantu, ada yang mau ikut?',
    'Vừa trúng hai lượt quay miễn phí ở Kho Báu Cú Đêm, có ai chơi cùng không?',
  ],
  reply: ['回覆', 'Balas', 'Trả lời'],
  copy: ['複製文字', 'Salin teks', 'Sao chép nội dung'],
  profile: ['玩家資訊', 'Info pemain', 'Thông tin người chơi'],
  remove: ['收回', 'Tarik pesan', 'Thu hồi'],
  removeHint: ['只能收回兩分鐘內的訊息', 'Hanya dalam dua menit', 'Chỉ trong vòng hai phút'],
  report: ['檢舉訊息', 'Laporkan pesan', 'Báo cáo tin nhắn'],
  block: ['封鎖玩家', 'Blokir pemain', 'Chặn người chơi'],
  blockHint: [
    '不會再收到對方的私訊',
    'Anda tidak akan menerima pesannya lagi',
    'Bạn sẽ không nhận tin nhắn riêng từ họ nữa',
  ],
  hold: ['長按這則訊息', 'Tekan lama pesan ini', 'Nhấn giữ tin nhắn này'],
});

const chosen = fn();
function useActions(): readonly Action[] {
  const words = useOwnText();
  return [
    { id: 'reply', label: words.reply, icon: <MessageSquareReply size={20} />, onSelect: chosen },
    { id: 'copy', label: words.copy, icon: <Copy size={20} />, onSelect: chosen },
    { id: 'profile', label: words.profile, icon: <UserRound size={20} />, onSelect: chosen },
    {
      id: 'remove',
      label: words.remove,
      hint: words.removeHint,
      icon: <Trash2 size={20} />,
      disabled: true,
      onSelect: chosen,
    },
    { id: 'report', label: words.report, icon: <Flag size={20} />, tone: 'danger', onSelect: chosen },
    {
      id: 'block',
      label: words.block,
      hint: words.blockHint,
      icon: <Ban size={20} />,
      tone: 'danger',
      onSelect: chosen,
    },
  ];
}

export const Sheet: StoryObj = {
  render: function Sheet() {
    const words = useOwnText();
    const actions = useActions();
    return (
      <ActionSheet
        actions={actions}
        at={{ x: 40, y: 40 }}
        cancelLabel={words.cancel}
        onOpenChange={() => undefined}
        open
        preview={words.said}
        title={words.title}
      />
    );
  },
};

export const AsMenu: StoryObj = {
  name: 'As a menu',
  render: function AsMenu() {
    const words = useOwnText();
    const actions = useActions();
    return (
      <div style={{ minHeight: '30rem' }}>
        <ActionSheet
          actions={actions}
          at={{ x: 40, y: 40 }}
          cancelLabel={words.cancel}
          form="menu"
          onOpenChange={() => undefined}
          open
          title={words.title}
        />
      </div>
    );
  },
};

function Pressed({ form }: { form: 'sheet' | 'menu' }): ReactNode {
  const words = useOwnText();
  const actions = useActions();
  const [at, setAt] = useState<Point>();
  const press = useLongPress(setAt);
  return (
    <div {...press} style={{ width: 'fit-content' }}>
      <Button variant="secondary">{words.hold}</Button>
      <ActionSheet
        actions={actions}
        at={at ?? { x: 0, y: 0 }}
        cancelLabel={words.cancel}
        form={form}
        onOpenChange={(open) => (open ? undefined : setAt(undefined))}
        open={at !== undefined}
        preview={words.said}
        title={words.title}
      />
    </div>
  );
}

export const LongPress: StoryObj = {
  name: 'Opens by a long press or the context menu',
  render: () => <Pressed form="sheet" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.pointer({ keys: '[MouseRight]', target: button });
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    chosen.mockClear();
    await userEvent.click(screen.getByRole('button', { name: /回覆|Balas|Trả lời/u }));
    await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    button.blur();
  },
};

export const MenuCloses: StoryObj = {
  name: 'The menu closes and gives the focus back',
  render: () => <Pressed form="menu" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.pointer({ keys: '[MouseRight]', target: button });
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    button.blur();
  },
};
