import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { readableText } from '#protocol/rules/visibleText.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Composer } from '#ui/components/Composer/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { Conversation } from './Conversation.tsx';
import { itemPicture } from './pictures.ts';
import { sharedText, useSharedText } from './sharedText.ts';

const meta = {
  title: 'Overlays/BottomSheet',
  component: BottomSheet,
  parameters: guide({
    usage:
      'For what rises under the thumb: a game’s information, signing in, the whole chat. On a wide screen it stands at the right, with a crest in the middle. For a question take AlertDialog, for menus along the side Drawer.',
    dos: [
      'A crest where it is an occasion: the sheet then takes the brand’s own line.',
      'One full-width action at the end.',
      '`height="full"` where the content scrolls by itself.',
    ],
    donts: ['A sheet without a way to close it but the pull.', 'A form of more than three fields: give it a page.'],
  }),
} satisfies Meta<typeof BottomSheet>;
export default meta;

const useOwnText = storyText({
  ...sharedText,
  game: ['夜梟秘寶', 'Harta Burung Hantu', 'Kho Báu Cú Đêm'],
  maker: ['老虎機 · RTP 96.2 %', 'Slot · RTP 96,2 %', 'Nổ hũ · RTP 96,2 %'],
  about: [
    '五輪二十線，集滿三隻貓頭鷹進入免費遊戲。',
    'Lima gulungan, dua puluh garis; tiga burung hantu membuka putaran gratis.',
    'Năm cuộn hai mươi dòng; gom đủ ba con cú để vào lượt quay miễn phí.',
  ],
  playNow: ['立即玩', 'Main sekarang', 'Chơi ngay'],
  welcome: ['歡迎上岸！', 'Selamat datang!', 'Chào mừng bạn!'],
  welcomeText: [
    '登入即領 10,000 金幣，和朋友一起玩',
    'Masuk dan ambil 10.000 koin, main bareng teman',
    'Đăng nhập nhận ngay 10.000 vàng, chơi cùng bạn bè',
  ],
  signIn: ['使用手機登入', 'Masuk dengan ponsel', 'Đăng nhập bằng điện thoại'],
});

export const Content: StoryObj = {
  render: function Content() {
    const words = useOwnText();
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{words.game}</Button>
        <BottomSheet
          closeLabel={words.close}
          description={words.maker}
          onOpenChange={setOpen}
          open={open}
          title={words.game}
        >
          <Stack>
            <Text as="p">{words.about}</Text>
            <Button fullWidth size="lg">
              {words.playNow}
            </Button>
          </Stack>
        </BottomSheet>
      </>
    );
  },
};

export const Crested: StoryObj = {
  name: 'With a crest',
  render: drawWith(useOwnText, (words) => (
    <BottomSheet
      closeLabel={words.close}
      crest={<img alt="" height={144} src={itemPicture('coin')} width={144} />}
      onOpenChange={() => undefined}
      open
      title={words.welcome}
      titleHidden
    >
      <Stack gap={3}>
        <Text align="center" as="p" size={24} weight="bold">
          {words.welcome}
        </Text>
        <Text align="center" as="p" tone="muted">
          {words.welcomeText}
        </Text>
        <Button fullWidth size="lg">
          {words.signIn}
        </Button>
      </Stack>
    </BottomSheet>
  )),
};

export const Full: StoryObj = {
  name: 'Full height, with actions',
  render: drawWith(useSharedText, (words) => (
    <BottomSheet
      closeLabel={words.close}
      description={words.online}
      headerActions={
        <IconButton label={words.settings}>
          <Settings size={22} />
        </IconButton>
      }
      height="full"
      onOpenChange={() => undefined}
      open
      title={words.chatRoom}
    >
      <div style={{ flex: 1, minHeight: 0, padding: '0 1rem', overflowY: 'auto' }}>
        <Conversation />
      </div>
      <Composer
        counterLabel={(count, max) => `${String(count)} / ${String(max)}`}
        label={words.message}
        onSend={() => undefined}
        placeholder={words.saySomething}
        read={readableText}
        sendLabel={words.send}
      />
    </BottomSheet>
  )),
};

export const OpensAndCloses: StoryObj = {
  name: 'Opens and closes by itself',
  render: drawWith(useOwnText, (words) => (
    <BottomSheet closeLabel={words.close} title={words.game} trigger={<Button>{words.game}</Button>}>
      <Text as="p">{words.about}</Text>
    </BottomSheet>
  )),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
