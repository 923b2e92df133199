import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BottomBar, BottomBarItem } from '#ui/components/BottomBar/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { HeadsetDuoIcon, PersonDuoIcon, TrophyDuoIcon } from '#ui/components/Icon/index.ts';
import { Pill } from '#ui/components/Pill/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TopBar } from '#ui/components/TopBar/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      usage:
        'Once a screen: the bars, the content between them, what floats in the corner, what is docked at the right from 1100 px on.',
      dos: [
        '`margin="art"` where pictures want the width, `text` where people read.',
        'Open what is docked in a sheet where there is no room for it.',
        'Give `mainId` to the skip link, `ref` to what moves the focus after a change of route.',
      ],
      donts: ['A second `main`.', 'Padding of your own below the content: Page keeps it clear of the bar.'],
    }),
  },
} satisfies Meta<typeof Page>;
export default meta;

const useTexts = storyText({
  rule: ['遊戲規則', 'Aturan permainan', 'Luật chơi'],
  body: [
    '每位玩家每日可領取一次簽到獎勵，連續七日可得額外紅包；中斷後由第一日重新計算。獎勵於領取後立即入帳，並記錄於存摺。',
    'Setiap pemain dapat mengambil hadiah harian sekali sehari; tujuh hari berturut-turut memberi angpao tambahan. Jika terputus, hitungan mulai dari hari pertama. Hadiah langsung masuk dan dicatat di buku tabungan.',
    'Mỗi người chơi nhận thưởng điểm danh một lần mỗi ngày, đủ bảy ngày liên tiếp được thêm lì xì; nếu gián đoạn sẽ tính lại từ ngày đầu. Phần thưởng vào ví ngay và được ghi trong sổ.',
  ],
});

function Reading() {
  const texts = useTexts();
  return (
    <Stack gap={3}>
      <SectionHeading>{texts.rule}</SectionHeading>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((part) => (
        <Card key={part}>
          <Text as="p">{texts.body}</Text>
        </Card>
      ))}
    </Stack>
  );
}

function Bar() {
  const words = useSharedText();
  return (
    <BottomBar label={words.mainNavigation}>
      <BottomBarItem icon={<HeadsetDuoIcon />} onClick={() => undefined}>
        {words.service}
      </BottomBarItem>
      <BottomBarItem icon={<TrophyDuoIcon />} onClick={() => undefined}>
        {words.ranking}
      </BottomBarItem>
      <BottomBarItem current icon={<PersonDuoIcon />} onClick={() => undefined}>
        {words.member}
      </BottomBarItem>
    </BottomBar>
  );
}

export const Reads: StoryObj = {
  render: () => (
    <Page footer={<Bar />} header={<TopBar logo={<BrandLogo />} />} mainId="content">
      <Reading />
    </Page>
  ),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    main.focus();
    await expect(main).toHaveFocus();
    await expect(main).toHaveAttribute('id', 'content');
  },
};

export const Docked: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Page
      corner={<Pill>{words.newMessages}</Pill>}
      dock={
        <Box padding={4}>
          <Text weight="bold">{words.chatRoom}</Text>
        </Box>
      }
      footer={<Bar />}
      header={<TopBar logo={<BrandLogo />} />}
      margin="art"
    >
      <Reading />
    </Page>
  )),
  play: async ({ canvasElement }) => {
    const dock = canvasElement.querySelector('[data-part=page-dock]');
    await expect(dock && getComputedStyle(dock).display).toBe(window.innerWidth >= 1100 ? 'flex' : 'none');
  },
};
