import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

export interface Turning {
  /** How long a slide stays, in milliseconds. 0 means that slides change only by hand. */
  readonly delay: number;
  readonly first: number;
}

/** Changes the slides of a viewport, from the last to the first as well. The slides pause on hover and focus. */
export function startTurning(viewport: HTMLElement, { delay, first }: Turning): EmblaCarouselType {
  const byItself = { delay, playOnInit: false, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true };
  return EmblaCarousel(
    viewport,
    { loop: true, align: 'start', containScroll: false, startIndex: first },
    delay > 0 ? [Autoplay(byItself)] : [],
  );
}
