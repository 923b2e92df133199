import type { Meta, StoryObj } from '@storybook/react-vite';
import { Megaphone } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Amount } from '#ui/components/Amount/index.ts';
import { type Banner, BannerQueue } from '#ui/components/BannerQueue/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { drawWith, storyText } from '../setting/storyText.ts';
import { tileAddress } from './pictures.ts';

const meta = {
  title: 'Feedback/BannerQueue',
  component: BannerQueue,
  parameters: guide({
    usage:
      'For what comes from outside and one should see once: somebody’s win, a top announcement. One at a time, four seconds each; time stands still while one points at it, has the focus in it, or looks elsewhere. What one did oneself is answered by a toast.',
    dos: [
      'Append to the list as they come; each id is shown once.',
      '`urgent` for what cannot wait (maintenance in a minute), nothing else.',
      'The amount as `value`: it is the loudest of it.',
    ],
    donts: [
      'Two queues on one page.',
      'Text to read through: link to it.',
      'A longer time for what is more important.',
    ],
  }),
} satisfies Meta<typeof BannerQueue>;
export default meta;

const useText = storyText({
  label: ['快訊', 'Kabar terbaru', 'Tin nhanh'],
  skip: ['略過', 'Lewati', 'Bỏ qua'],
  win: ['夜梟秘寶 · 大獎 · 120 倍', 'Harta Burung Hantu · 120×', 'Kho Báu Cú Đêm · 120×'],
  winText: ['恭喜 阿默 贏得大獎', 'Selamat, Amo menang jackpot', 'Chúc mừng Amo trúng giải lớn'],
  winTwo: ['深海獵場 · 普獎', 'Perburuan Laut Dalam', 'Săn Cá Biển Sâu'],
  winTwoText: ['恭喜 竹林小圓 中獎', 'Selamat, Panda Bambu menang', 'Chúc mừng Panda Tre trúng giải'],
  play: ['我也玩', 'Ikut main', 'Chơi luôn'],
  news: ['今晚九點維護', 'Pemeliharaan pukul 21.00', 'Bảo trì lúc 21 giờ'],
  newsText: [
    '預計三十分鐘，期間無法登入與儲值，已開始的遊戲會先結算。',
    'Sekitar tiga puluh menit; tidak bisa masuk atau isi ulang. Permainan yang berjalan akan diselesaikan dulu.',
    'Khoảng ba mươi phút, không thể đăng nhập hay nạp. Ván đang chơi sẽ được tính xong trước.',
  ],
  gold: ['金幣', 'koin emas', 'vàng'],
});

const done = fn();
/** The duration in milliseconds for a long look; the product's default is four seconds. */
const forEver = 3_600_000;

function useBanners(): { win: Banner; second: Banner; news: Banner; words: ReturnType<typeof useText> } {
  const words = useText();
  const locale = useStoryLanguage();
  const amount = (value: number) => <Amount locale={locale} size={20} tone="metal" unit={words.gold} value={value} />;
  return {
    words,
    win: {
      id: 'win',
      tone: 'win',
      title: words.win,
      value: amount(1_920_000),
      text: words.winText,
      picture: <img alt="" src={tileAddress('owl', 'tall')} />,
      action: { label: words.play, onPress: () => undefined },
    },
    second: {
      id: 'second',
      tone: 'win',
      title: words.winTwo,
      value: amount(86_400),
      text: words.winTwoText,
    },
    news: {
      id: 'news',
      tone: 'news',
      title: words.news,
      text: words.newsText,
      picture: <Megaphone size={28} />,
      urgent: true,
    },
  };
}

export const Win: StoryObj = {
  render: drawWith(useBanners, ({ win, second, words }) => (
    <BannerQueue banners={[win, second]} duration={forEver} label={words.label} place="inline" skipLabel={words.skip} />
  )),
};

export const News: StoryObj = {
  name: 'Announcement, floating',
  render: drawWith(useBanners, ({ news, words }) => (
    <BannerQueue banners={[news]} duration={forEver} label={words.label} skipLabel={words.skip} />
  )),
};

export const OneAfterAnother: StoryObj = {
  name: 'One after another, skipped',
  render: drawWith(useBanners, ({ win, second, news, words }) => (
    <BannerQueue
      banners={[win, news, second]}
      duration={forEver}
      label={words.label}
      onDone={done}
      place="inline"
      skipLabel={words.skip}
    />
  )),
  play: async ({ canvas }) => {
    done.mockClear();
    const skip = canvas.getByRole('button', { name: '略過' });
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('1,920,000');
    await userEvent.click(skip);
    await expect(status).toHaveTextContent('今晚九點維護');
    await expect(status).toHaveAttribute('aria-live', 'assertive');
    await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'held');
    await userEvent.keyboard('{Escape}');
    await expect(status).toHaveTextContent('深海獵場');
    await expect(done).toHaveBeenNthCalledWith(1, 'win');
    await expect(done).toHaveBeenNthCalledWith(2, 'news');
  },
};

export const Empty: StoryObj = {
  name: 'Nothing to show',
  render: drawWith(useText, (words) => (
    <BannerQueue banners={[]} label={words.label} place="inline" skipLabel={words.skip} />
  )),
  play: async () => {
    await expect(screen.getByRole('region')).toHaveAttribute('data-state', 'empty');
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
