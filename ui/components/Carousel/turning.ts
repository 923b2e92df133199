import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

export interface Turning {
  /** Milliseconds a slide stays; 0 never turns by itself. */
  readonly delay: number;
  /** The slide in front at first. */
  readonly first: number;
}

/** Has the slides of a viewport turn, round their ends; it rests while pointed at or focused. */
export function startTurning(viewport: HTMLElement, { delay, first }: Turning): EmblaCarouselType {
  const byItself = { delay, playOnInit: false, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true };
  return EmblaCarousel(
    viewport,
    { loop: true, align: 'start', containScroll: false, startIndex: first },
    delay > 0 ? [Autoplay(byItself)] : [],
  );
}
