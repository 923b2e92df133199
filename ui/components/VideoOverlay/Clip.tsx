import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { fillRef } from '../../fillRef.ts';
import { createPackedPainter } from './packedPainter.ts';
import * as css from './VideoOverlay.css.ts';

export interface ClipProps {
  src: string;
  /** The frame of the clip contains its opacity below its picture, and WebGL draws it. */
  packed: boolean;
  muted: boolean;
  onPlaying: () => void;
  onFail: () => void;
  onEnded: () => void;
  ref: Ref<HTMLVideoElement> | undefined;
}

/** The decorative video itself. */
export function Clip({ src, packed, muted, onPlaying, onFail, onEnded, ref }: ClipProps): ReactNode {
  const clip = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });
  useEffect(() => {
    const [video, ground] = [clip.current, canvas.current];
    if (!packed || video === null || ground === null) return undefined;
    const painter = createPackedPainter(ground);
    if (painter === undefined) {
      fail.current();
      return undefined;
    }
    let frame = 0;
    const paint = (): void => {
      if (!video.paused || video.ended) painter.paint(video);
      frame = requestAnimationFrame(paint);
    };
    frame = requestAnimationFrame(paint);
    return () => {
      cancelAnimationFrame(frame);
      painter.release();
    };
  }, [packed]);
  return (
    <>
      {packed ? <canvas aria-hidden="true" className={css.clip} ref={canvas} /> : null}
      <video
        aria-hidden="true"
        autoPlay
        className={packed ? css.source : css.clip}
        data-part="video-overlay-clip"
        muted={muted}
        onEnded={onEnded}
        onError={onFail}
        onPlaying={onPlaying}
        playsInline
        ref={(element) => {
          clip.current = element;
          fillRef(ref, element);
        }}
        src={src}
        tabIndex={-1}
      >
        {/* The clip contains no speech. */}
        <track kind="captions" />
      </video>
    </>
  );
}
