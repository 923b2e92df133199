import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { STILL, useMediaQuery } from '../../layout/useMediaQuery.ts';

interface CarouselControl {
  /** For the viewport that clips the slides. */
  viewport: (node: HTMLElement | null) => void;
  /** The slide in front, from 0. */
  selected: number;
  playing: boolean;
  next: () => void;
  previous: () => void;
  /** Brings a slide to the front. */
  show: (place: number) => void;
  /** Stops or resumes the turning for good, as the person wishes. */
  togglePlaying: () => void;
}

/**
 * Turns slides: by finger, by call and, where motion is welcome, by itself. It rests while pointed at or focused.
 *
 * @param slides how many there are; one does not turn
 * @param delay milliseconds a slide stays; 0 never turns by itself
 * @param first the slide in front at first
 * @param onSelect told which slide came to the front
 */
export function useCarousel(
  slides: number,
  delay: number,
  first: number,
  onSelect: ((place: number) => void) | undefined,
): CarouselControl {
  const still = useMediaQuery(STILL);
  const [plugins] = useState(() =>
    delay > 0
      ? [Autoplay({ delay, playOnInit: false, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]
      : [],
  );
  const [viewport, embla] = useEmblaCarousel(
    { loop: slides > 1, align: 'start', containScroll: false, startIndex: first },
    plugins,
  );
  const [selected, setSelected] = useState(first);
  // Undefined: the person has not said, so the system's wish holds.
  const [wish, setWish] = useState<boolean>();
  const wanted = wish ?? !still;
  const tell = useRef(onSelect);
  useEffect(() => {
    tell.current = onSelect;
  });

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
    // What a hover or the focus paused may not start again against the person's wish.
    const guard = (): void => {
      if (!turns) autoplay.stop();
    };
    embla?.on('autoplay:play', guard);
    return () => {
      embla?.off('autoplay:play', guard);
    };
  }, [embla, turns]);

  return {
    viewport,
    selected,
    playing: turns,
    next: () => embla?.scrollNext(still),
    previous: () => embla?.scrollPrev(still),
    show: (place) => embla?.scrollTo(place, still),
    togglePlaying: () => setWish(!wanted),
  };
}
