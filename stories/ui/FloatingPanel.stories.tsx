import type { Meta, StoryObj } from '@storybook/react-vite';
import { Maximize } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ChatBubble } from '#ui/components/ChatBubble/index.ts';
import { FloatingPanel } from '#ui/components/FloatingPanel/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { bannerAddress } from './pictures.ts';

const meta = {
  title: 'Overlays/FloatingPanel',
  component: FloatingPanel,
  parameters: guide({
    usage:
      'For a small window that stays while one does something else: the live room’s picture in the lobby. One moves it by its bar or by the arrows on its grip; it stays inside the viewport and comes back to where it was put. What has to be answered is a Dialog.',
    dos: [
      'Keep its placement and give it back, so that it opens where the player left it.',
      'Names for all four buttons.',
      'Let it be folded: what is in it goes on.',
    ],
    donts: ['More than two at once.', 'Opening it over what one is about to press.', 'Text to read through.'],
  }),
} satisfies Meta<typeof FloatingPanel>;
export default meta;

const useText = storyText({
  live: { zh_tw: '阿默的直播間', id_id: 'Siaran langsung Amo', vi_vn: 'Phòng live của Amo' },
  chat: { zh_tw: '私訊 小虎妹', id_id: 'Pesan Tigress', vi_vn: 'Tin nhắn Tigress' },
  move: { zh_tw: '移動視窗', id_id: 'Pindahkan jendela', vi_vn: 'Di chuyển cửa sổ' },
  fold: { zh_tw: '縮小', id_id: 'Kecilkan', vi_vn: 'Thu nhỏ' },
  unfold: { zh_tw: '還原', id_id: 'Pulihkan', vi_vn: 'Khôi phục' },
  close: { zh_tw: '關閉', id_id: 'Tutup', vi_vn: 'Đóng' },
  full: { zh_tw: '全螢幕', id_id: 'Layar penuh', vi_vn: 'Toàn màn hình' },
  hello: { zh_tw: '等我下班一起衝！', id_id: 'Tunggu aku pulang kerja ya!', vi_vn: 'Chờ mình tan làm rồi chơi!' },
  page: {
    zh_tw: '視窗下面的頁面照常可以操作。',
    id_id: 'Halaman di bawahnya tetap bisa dipakai.',
    vi_vn: 'Trang bên dưới vẫn dùng được bình thường.',
  },
});

function useLabels() {
  const words = useText();
  return {
    words,
    labels: {
      moveLabel: words.move,
      minimiseLabel: words.fold,
      restoreLabel: words.unfold,
      closeLabel: words.close,
    },
  };
}

const picture = (
  <img alt="" src={bannerAddress('wheel')} style={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }} />
);

export const Live: StoryObj = {
  render: function Live() {
    const { words, labels } = useLabels();
    return (
      <>
        <Text as="p">{words.page}</Text>
        <FloatingPanel
          {...labels}
          defaultOpen
          headerActions={
            <IconButton label={words.full}>
              <Maximize size={16} />
            </IconButton>
          }
          title={words.live}
        >
          {picture}
        </FloatingPanel>
      </>
    );
  },
};

export const ByKeyboard: StoryObj = {
  name: 'Moved by keyboard',
  render: function ByKeyboard() {
    const { words, labels } = useLabels();
    return (
      <FloatingPanel {...labels} corner="top-left" defaultOpen title={words.live}>
        {picture}
      </FloatingPanel>
    );
  },
  play: async () => {
    const panel = await screen.findByRole('region', { name: '阿默的直播間' });
    const before = panel.getBoundingClientRect();
    screen.getByRole('button', { name: '移動視窗' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(async () => {
      await expect(Math.round(panel.getBoundingClientRect().x - before.x)).toBe(16);
    });
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    // Stays in the viewport.
    await expect(panel.getBoundingClientRect().y).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Home}');
    await expect(Math.round(panel.getBoundingClientRect().x)).toBe(Math.round(before.x));
  },
};

export const Minimised: StoryObj = {
  render: function Minimised() {
    const { words, labels } = useLabels();
    return (
      <FloatingPanel {...labels} defaultMinimised defaultOpen title={words.live}>
        {picture}
      </FloatingPanel>
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '還原' }));
    await expect(screen.getByRole('region')).toHaveAttribute('data-state', 'open');
    await userEvent.click(screen.getByRole('button', { name: '縮小' }));
    await expect(screen.getByRole('region')).toHaveAttribute('data-state', 'minimised');
  },
};

export const Two: StoryObj = {
  name: 'Two, the last touched on top',
  render: function Two() {
    const { words, labels } = useLabels();
    return (
      <>
        <FloatingPanel {...labels} corner="top-left" defaultOpen size="md" title={words.live}>
          {picture}
        </FloatingPanel>
        <FloatingPanel {...labels} corner="top-left" defaultOpen title={words.chat}>
          <div style={{ padding: '1rem' }}>
            <ChatBubble side="other">{words.hello}</ChatBubble>
          </div>
        </FloatingPanel>
      </>
    );
  },
  play: async () => {
    const live = await screen.findByRole('region', { name: '阿默的直播間' });
    const chat = screen.getByRole('region', { name: '私訊 小虎妹' });
    const level = (panel: HTMLElement): number => Number(getComputedStyle(panel).zIndex);
    await waitFor(async () => {
      await expect(level(chat)).toBeGreaterThan(level(live));
    });
    const [grip] = Array.from(live.querySelectorAll('button'));
    grip?.focus();
    await waitFor(async () => {
      await expect(level(live)).toBeGreaterThan(level(chat));
    });
    const [other] = Array.from(chat.querySelectorAll('button'));
    other?.focus();
    await waitFor(async () => {
      await expect(level(chat)).toBeGreaterThan(level(live));
    });
  },
};
