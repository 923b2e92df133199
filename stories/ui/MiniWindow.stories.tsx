import type { Meta, StoryObj } from '@storybook/react-vite';
import { Maximize2, VolumeX, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { type Corner, type Insets, MiniWindow, MiniWindowButton } from '#ui/components/MiniWindow/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { bannerAddress } from './pictures.ts';

const meta = {
  title: 'Overlays/MiniWindow',
  component: MiniWindow,
  parameters: guide({
    usage:
      'For one picture that goes along while the player does something else: the live room in the lobby. It lies at a corner; a drag or an arrow key moves it to another one.',
    dos: [
      'Give it the distances of the page’s bars and floating buttons, so that it covers none of them.',
      'Hide it while a dialog lies over the page.',
      'Give it a close button besides Escape.',
    ],
    donts: ['Two at once.', 'Controls that are smaller than a finger.', 'Text to read through.'],
  }),
} satisfies Meta<typeof MiniWindow>;
export default meta;

const useText = storyText({
  live: ['直播小視窗', 'Jendela kecil siaran', 'Cửa sổ nhỏ phát trực tiếp'],
  watch: ['阿默的直播，全螢幕觀看', 'Siaran Amo, layar penuh', 'Xem buổi phát của Amo'],
  drop: ['放開就停這裡', 'Lepas di sini', 'Thả vào đây'],
  full: ['全螢幕', 'Layar penuh', 'Toàn màn hình'],
  close: ['關閉', 'Tutup', 'Đóng'],
  sound: ['聲音', 'Suara', 'Âm thanh'],
  page: [
    '視窗下面的頁面照常可以操作。',
    'Halaman di bawahnya tetap bisa dipakai.',
    'Trang bên dưới vẫn dùng được bình thường.',
  ],
});

const margin = { x: 12, y: 12 };
const insets: Insets = {
  'top-left': margin,
  'top-right': margin,
  'bottom-left': margin,
  'bottom-right': { x: 12, y: 96 },
};

function Window() {
  const text = useText();
  const [corner, setCorner] = useState<Corner>('bottom-right');
  const [isOpen, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <>
      <Text>{text.page}</Text>
      {isOpen ? (
        <MiniWindow
          actions={
            <>
              <MiniWindowButton label={text.full} onClick={close}>
                <Maximize2 size={16} />
              </MiniWindowButton>
              <MiniWindowButton label={text.close} onClick={close}>
                <X size={18} />
              </MiniWindowButton>
            </>
          }
          caption={
            <>
              <span>1,284</span>
              <MiniWindowButton isMain label={text.sound} onClick={() => undefined} pressed={false}>
                <VolumeX size={16} />
              </MiniWindowButton>
            </>
          }
          corner={corner}
          dropLabel={text.drop}
          insets={insets}
          label={text.live}
          onClose={close}
          onCornerChange={setCorner}
          onOpen={close}
          openLabel={text.watch}
        >
          <img alt="" src={bannerAddress('wheel')} style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
        </MiniWindow>
      ) : null}
    </>
  );
}

/** The window at its corner, above a floating button. */
export const AtCorner: StoryObj = { render: () => <Window /> };

/** Moves from corner to corner by the arrow keys and closes on Escape. */
export const ByKeyboard: StoryObj = {
  render: () => <Window />,
  play: async () => {
    const region = await screen.findByRole('region');
    const [picture] = [...region.querySelectorAll('button')];
    picture?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect(region.getBoundingClientRect().left).toBeLessThan(40));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('region')).toBeNull();
  },
};

/** Dims the page during a drag and marks the corner of a drop. */
export const Dragged: StoryObj = {
  render: () => <Window />,
  play: async () => {
    const region = await screen.findByRole('region');
    const [picture = region] = [...region.querySelectorAll('button')];
    await fireEvent.mouseDown(picture, { clientX: 320, clientY: 640 });
    await fireEvent.mouseMove(document, { clientX: 200, clientY: 500 });
    await fireEvent.mouseMove(document, { clientX: 160, clientY: 480 });
    await waitFor(() => expect(document.querySelector('[data-part=mini-window-target]')).not.toBeNull());
  },
};
