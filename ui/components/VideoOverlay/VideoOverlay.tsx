import { useControllableState } from '../../useControllableState.ts';
import { Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../../layers.ts';
import { useStill } from '../../layout/motion.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Clip } from './Clip.tsx';
import * as css from './VideoOverlay.css.ts';

/** How long a clip may take to start before the picture replaces it, in milliseconds. */
const PATIENCE_MS = 5_000;
const PICTURE_MS = 2_500;

export interface VideoOverlayLabels {
  /** Announced once: "小虎妹 sent a rocket". */
  shows: string;
  skip: string;
  /** The name of the sound switch. A silent clip has no switch. */
  sound?: string;
}

/** Why the overlay ended: `over` after the clip, `skipped` by the player, `failed` if the clip could not be played (`failureEnds`). */
export type VideoOverlayEnd = 'over' | 'skipped' | 'failed';

export interface VideoOverlayProps {
  labels: VideoOverlayLabels;
  /** VP9 with alpha. */
  webm: string;
  /**
   * HEVC with alpha, for Apple's browsers, which play VP9 but show its background black. An MP4 tagged `hvc1` (they refuse `hev1`), served
   * as `video/mp4` and in ranges.
   */
  hevc?: string;
  /** H.264 without alpha, for the same browsers without HEVC: the picture above, its opacity below as grey. */
  packed?: string;
  /** Shown until the clip starts, if the clip cannot be played, and under reduced motion. */
  picture: string;
  /** The text over the clip: giver, gift and receiver. Screen readers read `labels.shows` instead. */
  caption?: ReactNode;
  /**
   * Whether the overlay fills the window: the page behind is dimmed, and a tap anywhere or the browser's Back button ends it too.
   */
  whole?: boolean;
  leaving?: boolean;
  /** Whether a clip that cannot be played ends the overlay. If not, its picture is shown. */
  failureEnds?: boolean;
  /** Called when the clip starts or its picture is shown. Start a separate sound here. */
  onBegin?: () => void;
  silent?: boolean;
  muted?: boolean;
  defaultMuted?: boolean;
  onMutedChange?: (muted: boolean) => void;
  /** Called at the end of the clip or on a press. Remove the component then. */
  onEnd: (how: VideoOverlayEnd) => void;
  ref?: Ref<HTMLVideoElement>;
}

interface ChosenClip {
  readonly src: string;
  readonly packed: boolean;
}

/**
 * Returns the clip that this browser shows with a transparent background, or `undefined` if there is none. A list of `<source>` could not
 * choose it: browsers choose a format that they can decode, but Apple's browsers decode VP9 and Chromium on a Mac decodes HEVC, each
 * without the alpha.
 */
function clipFor({ webm, hevc, packed }: Pick<VideoOverlayProps, 'webm' | 'hevc' | 'packed'>): ChosenClip | undefined {
  if (!navigator.vendor.startsWith('Apple')) return { src: webm, packed: false };
  if (hevc !== undefined) return { src: hevc, packed: false };
  return packed === undefined ? undefined : { src: packed, packed: true };
}

/** Plays a clip once over the page and then ends. A picture is shown instead if the clip cannot or should not move. */
export function VideoOverlay({
  labels,
  webm,
  hevc,
  packed,
  picture,
  caption,
  whole = false,
  leaving = false,
  failureEnds = false,
  onBegin,
  silent = false,
  muted: wished,
  defaultMuted = true,
  onMutedChange,
  onEnd,
  ref,
}: VideoOverlayProps): ReactNode {
  const still = useStill();
  const clip = clipFor({ webm, ...(hevc !== undefined && { hevc }), ...(packed !== undefined && { packed }) });
  const [failed, setFailed] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useControllableState({
    prop: wished,
    defaultProp: defaultMuted,
    ...(onMutedChange && { onChange: onMutedChange }),
  });
  const moves = !still && !failed && clip !== undefined;
  const over = useRef(onEnd);
  const begin = useRef(onBegin);
  const fail = useRef(() => setFailed(true));
  useEffect(() => {
    over.current = onEnd;
    begin.current = onBegin;
    fail.current = () => (failureEnds ? onEnd('failed') : setFailed(true));
  });
  const begun = !moves || playing;
  useEffect(() => {
    if (begun) begin.current?.();
  }, [begun]);
  const skip = (): void => onEnd('skipped');
  useLayer(whole && !leaving, skip, whole);
  useEffect(() => {
    if (leaving || (moves && playing)) return undefined;
    const timer = setTimeout(() => (moves ? fail.current() : over.current('over')), moves ? PATIENCE_MS : PICTURE_MS);
    return () => clearTimeout(timer);
  }, [leaving, moves, playing]);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Keeps a window below the overlay open.
      if (whole) event.stopPropagation();
      over.current('skipped');
    };
    document.addEventListener('keydown', leave, { capture: whole });
    return () => document.removeEventListener('keydown', leave, { capture: whole });
  }, [whole]);
  // The fragment is needed by the documentation tool, which finds a component by its return value.
  return (
    <>
      {createPortal(
        <div
          className={css.overlay}
          data-leaving={leaving || undefined}
          data-part="video-overlay"
          data-state={moves ? (playing ? 'playing' : 'loading') : 'picture'}
          data-whole={whole || undefined}
        >
          <VisuallyHidden role="status">{labels.shows}</VisuallyHidden>
          {whole ? (
            // The button below names the action; this area is for touch.
            <button
              aria-hidden="true"
              className={css.ground}
              onClick={skip}
              // A window below must not treat this as a press outside, nor lose its focus.
              onPointerDown={(event) => {
                event.stopPropagation();
                event.preventDefault();
              }}
              tabIndex={-1}
              type="button"
            />
          ) : null}
          {moves && playing ? null : (
            <img alt="" className={css.picture} data-part="video-overlay-picture" src={picture} />
          )}
          {moves ? (
            <Clip
              muted={muted || silent}
              onEnded={() => onEnd('over')}
              onFail={() => fail.current()}
              onPlaying={() => setPlaying(true)}
              packed={clip.packed}
              ref={ref}
              src={clip.src}
            />
          ) : null}
          {caption === undefined ? null : (
            <div aria-hidden="true" className={css.caption} data-part="video-overlay-caption">
              {caption}
            </div>
          )}
          <div className={css.controls} data-part="video-overlay-controls">
            {moves && !silent && labels.sound !== undefined ? (
              <IconButton label={labels.sound} onClick={() => setMuted(!muted)} pressed={!muted}>
                {muted ? <VolumeX size={22} /> : <Volume2 size={22} />}
              </IconButton>
            ) : null}
            <Button onClick={skip} size="sm" variant="secondary">
              {labels.skip}
            </Button>
          </div>
        </div>,
        document.body,
      )}
    </>
  );
}
