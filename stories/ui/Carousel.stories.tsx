import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BANNER_IDS } from '#ui/art/ids.ts';
import { Carousel } from '#ui/components/Carousel/index.ts';
import { guide } from '../setting/guide.ts';
import { bannerAddress } from './pictures.ts';
import { useWords } from './words.ts';

const meta = {
  title: 'Data/Carousel',
  component: Carousel,
  parameters: guide({
    usage:
      'For three to six activities at the top of a screen. Each slide is one link or button over its whole picture. What everybody must see does not belong on the third slide.',
    dos: [
      'Letter the title in the picture and say it in `alt`.',
      'Keep the lower right of a picture quiet: the dots lie there.',
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

function Banners({ count, delay = 0 }: { count: number; delay?: number }) {
  const words = useWords();
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
            alt={`${words.activities} ${id}`}
            src={bannerAddress(id)}
            style={{ width: '100%', aspectRatio: '350 / 132' }}
          />
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
    await waitFor(async () => {
      await expect(slides[1]).toHaveAttribute('data-state', 'current');
    });
    await expect(slides[0]).toHaveAttribute('inert');
    await userEvent.click(canvas.getByRole('button', { name: /播放|Putar|Phát/u }));
    await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'playing');
  },
};

export const ByHand: StoryObj = {
  render: () => <Banners count={6} />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: '1 / 6' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '6 / 6' })).toHaveFocus();
    await waitFor(async () => {
      await expect(canvasElement.querySelectorAll('[data-part=carousel-slide]')[5]).toHaveAttribute(
        'data-state',
        'current',
      );
    });
  },
};

export const Single: StoryObj = { render: () => <Banners count={1} /> };
