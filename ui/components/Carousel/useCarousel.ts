import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStill } from '../../layout/motion.ts';

interface CarouselControl {
  viewport: RefObject<HTMLDivElement | null>;
  /** The slide in front, from 0. */
  selected: number;
  playing: boolean;
  next: () => void;
  previous: () => void;
  show: (place: number) => void;
  togglePlaying: () => void;
}

type Move = (embla: EmblaCarouselType) => void;

/** Loads the code that changes slides after everything that the page shows. */
const AFTER_THE_PAGE_MS = 2500;

/**
 * Changes slides by finger, by call and, unless motion is reduced, automatically. The slides pause on hover and focus. The code that
 * changes slides is loaded on first use, or a while after the page.
 *
 * @param slides the number of slides; a single slide never changes
 * @param delay how long a slide stays, in milliseconds; 0 never changes slides automatically
 * @param first the slide in front at first
 * @param onSelect called with the slide that came to the front
 */
export function useCarousel(
  slides: number,
  delay: number,
  first: number,
  onSelect: ((place: number) => void) | undefined,
): CarouselControl {
  const still = useStill();
  const viewport = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(first);
  // Undefined if the player made no choice: the system's setting then applies.
  const [wish, setWish] = useState<boolean>();
  const wanted = wish ?? !still;
  const tell = useRef(onSelect);
  useEffect(() => {
    tell.current = onSelect;
  });

  const { embla, ask } = useEmbla(viewport, slides > 1, delay, first);
  const waiting = useRef<Move[]>([]);
  const drive = (move: Move): void => {
    if (embla) {
      move(embla);
      return;
    }
    waiting.current.push(move);
    ask();
  };

  useEffect(() => {
    if (!embla) return undefined;
    const look = (): void => setSelected(embla.selectedScrollSnap());
    const select = (): void => {
      look();
      tell.current?.(embla.selectedScrollSnap());
    };
    look();
    embla.on('select', select).on('reInit', look);
    return () => {
      embla.off('select', select).off('reInit', look);
    };
  }, [embla]);

  const turns = wanted && slides > 1 && delay > 0;
  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!autoplay) return undefined;
    if (turns) autoplay.play();
    else autoplay.stop();
    // Slides that a hover or the focus paused do not resume if the player stopped them.
    const guard = (): void => {
      if (!turns) autoplay.stop();
    };
    embla?.on('autoplay:play', guard);
    return () => {
      embla?.off('autoplay:play', guard);
    };
  }, [embla, turns]);

  useEffect(() => {
    if (embla) for (const move of waiting.current.splice(0)) move(embla);
  }, [embla]);

  return {
    viewport,
    selected,
    playing: turns,
    next: () => drive((found) => found.scrollNext(still)),
    previous: () => drive((found) => found.scrollPrev(still)),
    show: (place) => drive((found) => found.scrollTo(place, still)),
    togglePlaying: () => setWish(!wanted),
  };
}

/**
 * Loads the code that changes the slides of a viewport when it is needed, or a while after the page. If that failed, loads it again when it
 * is needed next.
 *
 * @returns `embla` after it is loaded; `ask` requests it
 */
function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  turns: boolean,
  delay: number,
  first: number,
): { embla: EmblaCarouselType | undefined; ask: () => void } {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [isNeeded, setNeeded] = useState(first > 0);
  const ask = (): void => setNeeded(true);

  useEffect(() => {
    const element = viewport.current;
    if (!element || !turns || isNeeded) return undefined;
    const need = (): void => setNeeded(true);
    const timer = setTimeout(need, AFTER_THE_PAGE_MS);
    element.addEventListener('pointerenter', need);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerenter', need);
    };
  }, [viewport, turns, isNeeded]);

  useEffect(() => {
    const element = viewport.current;
    if (!element || !turns || !isNeeded) return undefined;
    let isLeft = false;
    let started: EmblaCarouselType | undefined;
    import('./turning.ts').then(
      ({ startTurning }) => {
        if (isLeft) return;
        started = startTurning(element, { delay, first });
        setEmbla(started);
      },
      () => setNeeded(false),
    );
    return () => {
      isLeft = true;
      started?.destroy();
      setEmbla(undefined);
    };
  }, [viewport, turns, isNeeded, delay, first]);

  return { embla, ask };
}
