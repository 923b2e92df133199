import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { CSSProperties } from 'react';
import { BANNER_IDS } from '#art/ids.ts';
import { Carousel } from '#ui/components/Carousel/index.ts';
import { vars } from '#ui/theme/contract.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { bannerAddress } from './pictures.ts';
import { sharedText } from './sharedText.ts';

const meta = {
  title: 'Data/Carousel',
  component: Carousel,
  parameters: guide({
    usage:
      'For three to six activities at the top of a screen. Each slide is one link or button over its whole picture. What everybody must see does not belong on the third slide.',
    dos: [
      'Letter the title in the picture and say it in `alt`.',
      'Keep the right corners of a picture quiet: the dots lie in the upper one on a phone, in the lower one on a wide screen.',
      'Put the most important activity first; few people wait.',
    ],
    donts: [
      'More than six slides, or a single one that turns.',
      'A delay under four seconds: nobody can read it.',
      'Two controls on a slide.',
    ],
  }),
} satisfies Meta<typeof Carousel>;
export default meta;

const useTexts = storyText({
  ...sharedText,
  rain: ['今晚八點 紅包雨', 'Hujan angpao pukul 20.00', 'Mưa lì xì 20 giờ'],
  seven: ['七日簽到 送 200,000', 'Tujuh hari, 200.000 koin', 'Điểm danh 7 ngày'],
  first: ['首購雙倍', 'Pembelian pertama ganda', 'Mua lần đầu gấp đôi'],
  wheel: ['幸運轉盤', 'Roda keberuntungan', 'Vòng quay may mắn'],
  rank: ['本週排行賽', 'Peringkat pekan ini', 'Đua hạng tuần này'],
  arena: ['雷神競技場', 'Arena petir', 'Đấu trường sấm sét'],
});

/** The product's pictures contain their text; here the text is on the picture. */
const caption: CSSProperties = {
  position: 'absolute',
  insetInline: '1rem 50%',
  insetBlockEnd: '1rem',
  // Lettering in a picture grows with the picture, not with the text size.
  fontSize: 'min(1.0625rem, 4.4vw)',
  lineHeight: 1.3,
  color: vars.color.onArt,
  textShadow: '0 1px 4px black',
};

const frame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Waits until the slide in front is at its place. The movement ends so slowly that only a dozen equal frames show its end. */
function settled(canvasElement: HTMLElement, place: number): Promise<void> {
  const leftOf = (element: Element | null | undefined): number => element?.getBoundingClientRect().left ?? NaN;
  let before = NaN;
  return waitFor(
    async () => {
      for (let frames = 0; frames < 12; frames++) await frame();
      const now = leftOf(canvasElement.querySelectorAll('[data-part=carousel-slide]')[place]);
      const stood = before;
      before = now;
      await expect(now).toBe(stood);
      await expect(Math.abs(now - leftOf(canvasElement.querySelector('[data-part=carousel-viewport]')))).toBeLessThan(
        1,
      );
    },
    { timeout: 15_000 },
  );
}

function Banners({ count, delay = 0 }: { count: number; delay?: number }) {
  const words = useTexts();

  return (
    <Carousel
      delay={delay}
      labels={{
        carousel: words.activities,
        slide: (place, total) => `${String(place)} / ${String(total)}`,
        role: words.carousel,
        slideRole: words.slide,
        previous: words.previous,
        next: words.next,
        pause: words.pause,
        play: words.play,
      }}
    >
      {BANNER_IDS.slice(0, count).map((id) => (
        <a href={`#${id}`} key={id}>
          <img
            alt=""
            src={bannerAddress(id)}
            style={{ width: '100%', maxHeight: '20rem', aspectRatio: '350 / 132', objectFit: 'cover' }}
          />
          <b style={caption}>{words[id]}</b>
        </a>
      ))}
    </Carousel>
  );
}

export const Turning: StoryObj = {
  render: () => <Banners count={4} delay={60_000} />,
  play: async ({ canvas, canvasElement }) => {
    const slides = canvasElement.querySelectorAll('[data-part=carousel-slide]');
    await userEvent.click(canvas.getByRole('button', { name: /暫停|Jeda|Tạm dừng/u }));
    await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'resting');
    canvasElement.querySelector<HTMLElement>('[data-side=end]')?.click();
    await waitFor(() => expect(slides[1]).toHaveAttribute('data-state', 'current'));
    await expect(slides[0]).toHaveAttribute('inert');
    await userEvent.click(canvas.getByRole('button', { name: /播放|Putar|Phát/u }));
    await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'playing');
    await settled(canvasElement, 1);
  },
};

export const ByHand: StoryObj = {
  render: () => <Banners count={6} />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: '1 / 6' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '6 / 6' })).toHaveFocus();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-part=carousel-slide]')[5]).toHaveAttribute('data-state', 'current'),
    );
    await settled(canvasElement, 5);
  },
};

export const Single: StoryObj = { render: () => <Banners count={1} /> };
