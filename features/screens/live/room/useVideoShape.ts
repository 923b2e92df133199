import { useEffect, useState } from 'react';

export type VideoShape = 'wide' | 'tall';

/** Whether the stream is wider than high. True before the first frame. */
export function useVideoShape(video: HTMLVideoElement | undefined): VideoShape {
  const [shape, setShape] = useState<VideoShape>('wide');
  useEffect(() => {
    if (video === undefined) return undefined;
    const read = (): void => setShape(video.videoHeight > video.videoWidth ? 'tall' : 'wide');
    read();
    video.addEventListener('resize', read);
    video.addEventListener('loadedmetadata', read);
    return () => {
      video.removeEventListener('resize', read);
      video.removeEventListener('loadedmetadata', read);
    };
  }, [video]);
  return shape;
}
