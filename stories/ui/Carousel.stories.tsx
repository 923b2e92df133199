import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BANNER_IDS } from '#ui/art/ids.ts';
import { Carousel } from '#ui/components/Carousel/index.ts';
import { bannerAddress } from './pictures.ts';
import { useWords } from './words.ts';

const meta = { title: 'Data/Carousel', component: Carousel } satisfies Meta<typeof Carousel>;
export default meta;

function Banners({ count }: { count: number }) {
  const words = useWords();
  return (
    <Carousel
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
  render: () => <Banners count={4} />,
  play: async ({ canvas, canvasElement }) => {
    const slides = canvasElement.querySelectorAll('[data-part=carousel-slide]');
    await userEvent.click(canvas.getByRole('button', { name: /暫停|Jeda|Tạm dừng/u }));
    const next = canvasElement.querySelector<HTMLElement>('[data-side=end]');
    next?.click();
    await waitFor(async () => {
      await expect(slides[1]).toHaveAttribute('data-state', 'current');
    });
    await expect(slides[0]).toHaveAttribute('inert');
  },
};

export const Single: StoryObj = { render: () => <Banners count={1} /> };
