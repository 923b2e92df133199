import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { STILL, useMediaQuery } from '../../layout/useMediaQuery.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './VideoOverlay.css.ts';

/** A clip that has not begun by then is given up for its picture. */
const PATIENCE_MS = 5_000;
const PICTURE_MS = 2_500;

export interface VideoOverlayLabels {
  /** What it shows, said once: "小虎妹 sent a rocket". */
  shows: string;
  skip: string;
  /** Name of the sound switch. */
  sound: string;
}

export interface VideoOverlayProps {
  labels: VideoOverlayLabels;
  /** VP9 with alpha. */
  webm: string;
  /**
   * HEVC with alpha, for Apple's browsers: they play VP9 but paint its ground black. An MP4 tagged `hvc1` (they refuse
   * `hev1`), served as `video/mp4` and in ranges.
   */
  hevc?: string;
  /** Stands for the clip until it begins, where it cannot be played, and under reduced motion. */
  picture: string;
  /** The clip has no sound: there is no switch. */
  silent?: boolean;
  muted?: boolean;
  defaultMuted?: boolean;
  onMutedChange?: (muted: boolean) => void;
  /** It is over, by itself or at a press: take it off the page. */
  onEnd: () => void;
  ref?: Ref<HTMLVideoElement>;
}

/**
 * The clip that this browser shows with a transparent ground; undefined: none of them. No list of `<source>` could choose
 * it: they are taken by what can be decoded, and Apple's decode VP9, Chromium on a Mac HEVC, each without the alpha.
 */
function clipFor(webm: string, hevc: string | undefined): string | undefined {
  return navigator.vendor.startsWith('Apple') ? hevc : webm;
}

/** Plays once over the page and ends by itself; a picture takes its place wherever it cannot, or should not, move. */
export function VideoOverlay({
  labels,
  webm,
  hevc,
  picture,
  silent = false,
  muted: wished,
  defaultMuted = true,
  onMutedChange,
  onEnd,
  ref,
}: VideoOverlayProps): ReactNode {
  const still = useMediaQuery(STILL);
  const clip = clipFor(webm, hevc);
  const [failed, setFailed] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useControllableState({
    prop: wished,
    defaultProp: defaultMuted,
    ...(onMutedChange && { onChange: onMutedChange }),
  });
  const moves = !still && !failed && clip !== undefined;
  const over = useRef(onEnd);
  useEffect(() => {
    over.current = onEnd;
  });
  useEffect(() => {
    if (moves && playing) return undefined;
    const timer = setTimeout(() => (moves ? setFailed(true) : over.current()), moves ? PATIENCE_MS : PICTURE_MS);
    return () => clearTimeout(timer);
  }, [moves, playing]);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') over.current();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  // The fragment is for the documentation: its reader knows a component by what it returns.
  return (
    <>
      {createPortal(
        <div
          className={css.overlay}
          data-part="video-overlay"
          data-state={moves ? (playing ? 'playing' : 'loading') : 'picture'}
        >
          <VisuallyHidden role="status">{labels.shows}</VisuallyHidden>
          {moves && playing ? null : (
            <img alt="" className={css.picture} data-part="video-overlay-picture" src={picture} />
          )}
          {moves ? (
            <video
              aria-hidden="true"
              autoPlay
              className={css.clip}
              data-part="video-overlay-clip"
              muted={muted || silent}
              onEnded={onEnd}
              onError={() => setFailed(true)}
              onPlaying={() => setPlaying(true)}
              playsInline
              ref={ref}
              src={clip}
              tabIndex={-1}
            >
              {/* Nothing is spoken in it. */}
              <track kind="captions" />
            </video>
          ) : null}
          <div className={css.controls} data-part="video-overlay-controls">
            {moves && !silent ? (
              <IconButton label={labels.sound} onClick={() => setMuted(!muted)} pressed={!muted}>
                {muted ? <VolumeX size={22} /> : <Volume2 size={22} />}
              </IconButton>
            ) : null}
            <Button onClick={onEnd} size="sm" variant="secondary">
              {labels.skip}
            </Button>
          </div>
        </div>,
        document.body,
      )}
    </>
  );
}
