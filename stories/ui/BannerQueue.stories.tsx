import type { Meta, StoryObj } from '@storybook/react-vite';
import { Megaphone } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Amount } from '#ui/components/Amount/index.ts';
import { type Banner, BannerQueue } from '#ui/components/BannerQueue/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';
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
  label: { zh_tw: '快訊', id_id: 'Kabar terbaru', vi_vn: 'Tin nhanh' },
  skip: { zh_tw: '略過', id_id: 'Lewati', vi_vn: 'Bỏ qua' },
  win: { zh_tw: '夜梟秘寶 · 大獎 · 120 倍', id_id: 'Harta Burung Hantu · 120×', vi_vn: 'Kho Báu Cú Đêm · 120×' },
  winText: { zh_tw: '恭喜 阿默 贏得大獎', id_id: 'Selamat, Amo menang jackpot', vi_vn: 'Chúc mừng Amo trúng giải lớn' },
  winTwo: { zh_tw: '深海獵場 · 普獎', id_id: 'Perburuan Laut Dalam', vi_vn: 'Săn Cá Biển Sâu' },
  winTwoText: {
    zh_tw: '恭喜 竹林小圓 中獎',
    id_id: 'Selamat, Panda Bambu menang',
    vi_vn: 'Chúc mừng Panda Tre trúng giải',
  },
  play: { zh_tw: '我也玩', id_id: 'Ikut main', vi_vn: 'Chơi luôn' },
  news: { zh_tw: '今晚九點維護', id_id: 'Pemeliharaan pukul 21.00', vi_vn: 'Bảo trì lúc 21 giờ' },
  newsText: {
    zh_tw: '預計三十分鐘，期間無法登入與儲值，已開始的遊戲會先結算。',
    id_id: 'Sekitar tiga puluh menit; tidak bisa masuk atau isi ulang. Permainan yang berjalan akan diselesaikan dulu.',
    vi_vn: 'Khoảng ba mươi phút, không thể đăng nhập hay nạp. Ván đang chơi sẽ được tính xong trước.',
  },
  gold: { zh_tw: '金幣', id_id: 'koin emas', vi_vn: 'vàng' },
});

const done = fn();
/** Milliseconds for a long look; the product's default is four seconds. */
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
  render: function Win() {
    const { win, second, words } = useBanners();
    return (
      <BannerQueue
        banners={[win, second]}
        duration={forEver}
        label={words.label}
        place="inline"
        skipLabel={words.skip}
      />
    );
  },
};

export const News: StoryObj = {
  name: 'Announcement, floating',
  render: function News() {
    const { news, words } = useBanners();
    return <BannerQueue banners={[news]} duration={forEver} label={words.label} skipLabel={words.skip} />;
  },
};

export const OneAfterAnother: StoryObj = {
  name: 'One after another, skipped',
  render: function OneAfterAnother() {
    const { win, second, news, words } = useBanners();
    return (
      <BannerQueue
        banners={[win, news, second]}
        duration={forEver}
        label={words.label}
        onDone={done}
        place="inline"
        skipLabel={words.skip}
      />
    );
  },
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
  render: function Empty() {
    const words = useText();
    return <BannerQueue banners={[]} label={words.label} place="inline" skipLabel={words.skip} />;
  },
  play: async () => {
    await expect(screen.getByRole('region')).toHaveAttribute('data-state', 'empty');
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
