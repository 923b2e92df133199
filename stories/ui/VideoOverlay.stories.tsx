import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { VideoOverlay } from '#ui/components/VideoOverlay/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import star from './media/star.webm';
import { itemPicture } from './pictures.ts';

const meta = {
  title: 'Play/VideoOverlay',
  component: VideoOverlay,
  parameters: guide({
    usage:
      'For what a drawing cannot say: the effect of a large gift, an entrance. Two to six seconds, under 500 kB. Paper and coins are Confetti and CoinShower.',
    dos: [
      'Bring both clips: VP9 with alpha, and HEVC with alpha for Apple’s browsers; without it those show the picture.',
      'Choose a picture that tells the same story: many people see only that.',
      'Queue effects; two at once are noise.',
    ],
    donts: [
      'A clip with a ground of its own.',
      'Words in the clip: they have one language.',
      'Sound that begins by itself.',
    ],
  }),
} satisfies Meta<typeof VideoOverlay>;
export default meta;

const useText = storyText({
  send: ['送出流星', 'Kirim bintang', 'Tặng sao băng'],
  shows: ['小虎妹送出了流星', 'Tigress mengirim bintang', 'Tigress tặng sao băng'],
  skip: ['略過', 'Lewati', 'Bỏ qua'],
  sound: ['聲音', 'Suara', 'Âm thanh'],
});

/** Starts on a press, since a story must not move on its own. */
function Gift({ clip, silent = false }: { clip: string; silent?: boolean }): ReactNode {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>{text.send}</Button>
      {shown ? (
        <VideoOverlay
          caption={text.shows}
          labels={text}
          onEnd={() => setShown(false)}
          picture={itemPicture('coin')}
          silent={silent}
          webm={clip}
        />
      ) : null}
    </>
  );
}

const part = (name: string): HTMLElement | null => document.querySelector(`[data-part=${name}]`);
const patient = { timeout: 10_000 };

/** Returns the opacity of a clip at a place, from 0 to 255. */
function alphaAt(clip: HTMLVideoElement, x: number, y: number): number | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = clip.videoWidth;
  canvas.height = clip.videoHeight;
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(clip, 0, 0);
  return drawing?.getImageData(x * clip.videoWidth, y * clip.videoHeight, 1, 1).data[3];
}

export const Clip: StoryObj = {
  render: () => <Gift clip={star} />,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button'));
    await step('the page shows through where the clip is empty', async () => {
      await waitFor(() => expect(part('video-overlay')).toHaveAttribute('data-state', 'playing'), patient);
      const clip = part('video-overlay-clip');
      if (!(clip instanceof HTMLVideoElement)) throw new Error('no clip');
      // The codec leaves slight noise.
      await expect(alphaAt(clip, 0.02, 0.02)).toBeLessThan(32);
      await expect(alphaAt(clip, 0.5, 0.5)).toBeGreaterThan(200);
    });
    await step('and it goes by itself', async () => {
      await waitFor(() => expect(part('video-overlay')).toBeNull(), patient);
    });
  },
};

export const Silent: StoryObj = {
  render: () => <Gift clip={star} silent />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(part('video-overlay-controls')?.querySelectorAll('button')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(part('video-overlay')).toBeNull();
  },
};

export const BrokenClip: StoryObj = {
  render: () => <Gift clip="data:video/webm;base64," />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(part('video-overlay')).toHaveAttribute('data-state', 'picture'), patient);
    await waitFor(() => expect(part('video-overlay-picture')).toBeVisible(), patient);
  },
};
