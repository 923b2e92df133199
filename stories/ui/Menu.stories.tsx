import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Copy, Flag, Gift, MessageCircle, MoreHorizontal, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import {
  Menu,
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
} from '#ui/components/Menu/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: guide({
    usage:
      'For actions on one thing, behind one button: a player, a message, a club. Choices may stand in it and leave it open. For places, take NavigationMenu; for one choice of many in a form, Select.',
    dos: [
      'The most wanted first, what cannot be undone last, apart, in the danger tone.',
      'Verbs: 送禮, 檢舉.',
      'Name the button: the menu takes its name from it.',
    ],
    donts: ['A menu of one item.', 'More than one level of submenus.', 'A field in a menu.'],
  }),
} satisfies Meta<typeof Menu>;
export default meta;

const useText = storyText({
  more: ['更多', 'Lainnya', 'Thêm'],
  player: ['小虎妹', 'Tigress', 'Tigress'],
  message: ['私訊', 'Kirim pesan', 'Nhắn riêng'],
  gift: ['送禮', 'Kirim hadiah', 'Tặng quà'],
  friend: ['加好友', 'Tambah teman', 'Kết bạn'],
  copy: ['複製玩家 ID', 'Salin ID pemain', 'Sao chép ID'],
  report: ['檢舉', 'Laporkan', 'Tố cáo'],
  trade: ['買賣帳號或遊戲幣', 'Jual beli akun atau koin', 'Mua bán tài khoản hoặc xu'],
  abuse: ['言語騷擾', 'Pelecehan verbal', 'Quấy rối bằng lời'],
  fraud: ['詐騙', 'Penipuan', 'Lừa đảo'],
  block: ['加入黑名單', 'Blokir pemain', 'Chặn người chơi'],
  view: ['顯示', 'Tampilan', 'Hiển thị'],
  unread: ['大廳顯示未讀', 'Tampilkan yang belum dibaca', 'Hiện tin chưa đọc'],
  wins: ['中獎橫幅', 'Spanduk kemenangan', 'Biểu ngữ trúng giải'],
  sort: ['排序', 'Urutkan', 'Sắp xếp'],
  popular: ['人氣', 'Terpopuler', 'Phổ biến'],
  newest: ['最新', 'Terbaru', 'Mới nhất'],
});

const choose = fn();

function PlayerMenu({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const words = useText();
  return (
    <Menu
      defaultOpen={defaultOpen}
      trigger={
        <IconButton label={words.more} variant="soft">
          <MoreHorizontal size={22} />
        </IconButton>
      }
    >
      <MenuGroup label={words.player}>
        <MenuItem icon={<MessageCircle size={18} />} onSelect={choose}>
          {words.message}
        </MenuItem>
        <MenuItem icon={<Gift size={18} />} onSelect={choose}>
          {words.gift}
        </MenuItem>
        <MenuItem disabled icon={<UserPlus size={18} />} onSelect={choose}>
          {words.friend}
        </MenuItem>
        <MenuItem icon={<Copy size={18} />} onSelect={choose} shortcut="Ctrl+C">
          {words.copy}
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuSub icon={<Flag size={18} />} label={words.report}>
        <MenuItem onSelect={choose}>{words.trade}</MenuItem>
        <MenuItem onSelect={choose}>{words.abuse}</MenuItem>
        <MenuItem onSelect={choose}>{words.fraud}</MenuItem>
      </MenuSub>
      <MenuItem icon={<Ban size={18} />} onSelect={choose} tone="danger">
        {words.block}
      </MenuItem>
    </Menu>
  );
}

export const Actions: StoryObj = { render: () => <PlayerMenu defaultOpen /> };

export const Submenu: StoryObj = {
  name: 'Submenu, by keyboard',
  render: () => <PlayerMenu />,
  play: async ({ canvas }) => {
    choose.mockClear();
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const [first] = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowUp}{ArrowRight}');
    const trade = await screen.findByRole('menuitem', { name: '買賣帳號或遊戲幣' });
    await waitFor(() => expect(trade).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryAllByRole('menu')).toHaveLength(0));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    // The menu grows only after it has been placed.
    const growth = await waitFor(() => {
      const [animation] = menu.getAnimations();
      if (animation === undefined) throw new Error('the menu does not grow yet');
      return animation;
    });
    // A submenu that opens in that time is placed again at the end.
    growth.pause();
    growth.currentTime = 0;
    await userEvent.keyboard('{End}{ArrowUp}{ArrowRight}');
    const again = await screen.findByRole('menuitem', { name: '買賣帳號或遊戲幣' });
    await waitFor(() => expect(again).toHaveFocus());
    growth.finish();
    const submenu = again.closest('[role=menu]');
    const opener = screen.getByRole('menuitem', { name: '檢舉' });
    await waitFor(async () => {
      for (const own of submenu?.getAnimations() ?? []) own.finish();
      const place = submenu?.getBoundingClientRect() ?? new DOMRect();
      const item = opener.getBoundingClientRect();
      await expect(place.right).toBeLessThanOrEqual(window.innerWidth - 8);
      await expect(place.left >= item.right || place.top >= item.bottom, 'beside its item or under it').toBe(true);
    });
  },
};

export const Choices: StoryObj = {
  render: function Choices() {
    const words = useText();
    const [sort, setSort] = useState('popular');
    return (
      <Menu trigger={<Button variant="secondary">{words.view}</Button>}>
        <MenuGroup label={words.view}>
          <MenuCheckboxItem defaultChecked>{words.unread}</MenuCheckboxItem>
          <MenuCheckboxItem>{words.wins}</MenuCheckboxItem>
        </MenuGroup>
        <MenuRadioGroup label={words.sort} onValueChange={setSort} value={sort}>
          <MenuRadioItem value="popular">{words.popular}</MenuRadioItem>
          <MenuRadioItem value="newest">{words.newest}</MenuRadioItem>
        </MenuRadioGroup>
      </Menu>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const newest = await screen.findByRole('menuitemradio', { name: '最新' });
    await userEvent.click(newest);
    await expect(newest).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: '人氣' })).not.toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: '中獎橫幅' })).not.toBeChecked();
  },
};
