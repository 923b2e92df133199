import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

export interface Turning {
  /** Milliseconds that a slide stays. 0 means that slides change only by hand. */
  readonly delay: number;
  readonly first: number;
}

/** Makes the slides of a viewport change, in a circle. They pause while pointed at or focused. */
export function startTurning(viewport: HTMLElement, { delay, first }: Turning): EmblaCarouselType {
  const byItself = { delay, playOnInit: false, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true };
  return EmblaCarousel(
    viewport,
    { loop: true, align: 'start', containScroll: false, startIndex: first },
    delay > 0 ? [Autoplay(byItself)] : [],
  );
}
