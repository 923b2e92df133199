import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

interface CarouselControl {
  /** For the viewport that clips the slides. */
  viewport: (node: HTMLElement | null) => void;
  /** The slide in front, from 0. */
  selected: number;
  playing: boolean;
  next: () => void;
  previous: () => void;
  /** Stops or resumes the turning for good, as the person wishes. */
  togglePlaying: () => void;
}

const stillQuery = '(prefers-reduced-motion: reduce)';

/**
 * Turns slides: by finger, by call and, where motion is welcome, by itself. It rests while pointed at or focused.
 *
 * @param slides how many there are; one does not turn
 * @param delay milliseconds a slide stays; 0 never turns by itself
 */
export function useCarousel(slides: number, delay: number): CarouselControl {
  const [plugins] = useState(() =>
    delay > 0
      ? [Autoplay({ delay, playOnInit: false, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]
      : [],
  );
  const [viewport, embla] = useEmblaCarousel({ loop: slides > 1, align: 'start', containScroll: false }, plugins);
  const [selected, setSelected] = useState(0);
  const [wanted, setWanted] = useState(() => !globalThis.matchMedia?.(stillQuery).matches);

  useEffect(() => {
    if (!embla) return undefined;
    const look = (): void => setSelected(embla.selectedScrollSnap());
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
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
    next: () => embla?.scrollNext(),
    previous: () => embla?.scrollPrev(),
    togglePlaying: () => setWanted(!wanted),
  };
}
