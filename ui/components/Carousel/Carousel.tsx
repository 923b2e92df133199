import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import * as css from './Carousel.css.ts';
import { useCarousel } from './useCarousel.ts';

export interface CarouselLabels {
  /** What is shown in turn. */
  carousel: string;
  /** "2 of 5". */
  slide: (place: number, total: number) => string;
  /** How the kinds of thing are called for screen readers: "carousel", "slide". */
  role: string;
  slideRole: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

export interface CarouselProps {
  labels: CarouselLabels;
  /** One slide each; usually a link with a picture. */
  children: ReactNode;
  /** Milliseconds that a slide stays; 0 never turns by itself. */
  delay?: number;
}

/** Banners in turn: swiped on a telephone, with arrows on a wide screen, with a button that stops them everywhere. */
export function Carousel({ labels, children, delay = 5000 }: CarouselProps): ReactNode {
  const slides = Children.toArray(children);
  const { viewport, selected, playing, next, previous, togglePlaying } = useCarousel(slides.length, delay);
  const many = slides.length > 1;
  return (
    <section
      aria-label={labels.carousel}
      aria-roledescription={labels.role}
      className={css.carousel}
      data-part="carousel"
    >
      {many ? (
        <div className={css.controls} data-on-art="" data-part="carousel-controls">
          <button aria-label={labels.previous} className={css.arrow} data-side="start" onClick={previous} type="button">
            <ChevronLeft aria-hidden="true" size={24} />
          </button>
          <button aria-label={labels.next} className={css.arrow} data-side="end" onClick={next} type="button">
            <ChevronRight aria-hidden="true" size={24} />
          </button>
          <div className={css.place}>
            {slides.map((_slide, place) => (
              <span
                className={css.dot}
                data-part="carousel-dot"
                data-state={place === selected ? 'current' : 'other'}
                key={`dot-${String(place)}`}
              />
            ))}
            {delay > 0 ? (
              <button
                aria-label={playing ? labels.pause : labels.play}
                className={css.pause}
                onClick={togglePlaying}
                type="button"
              >
                {playing ? <Pause aria-hidden="true" size={12} /> : <Play aria-hidden="true" size={12} />}
              </button>
            ) : null}
          </div>
        </div>
      ) : null}
      <div className={css.viewport} ref={viewport}>
        <div aria-live={playing ? 'off' : 'polite'} className={css.track}>
          {slides.map((slide, place) => (
            <div
              aria-label={labels.slide(place + 1, slides.length)}
              aria-roledescription={labels.slideRole}
              className={css.slide}
              data-part="carousel-slide"
              data-state={place === selected ? 'current' : 'other'}
              inert={place !== selected}
              key={`slide-${String(place)}`}
              role="group"
            >
              {slide}
              <span aria-hidden="true" className={css.light} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
