import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import * as css from './Carousel.css.ts';
import { useCarousel } from './useCarousel.ts';

export interface CarouselLabels {
  carousel: string;
  /** For example "2 of 5". */
  slide: (place: number, total: number) => string;
  /** Names of the roles for screen readers: "carousel", "slide". */
  role: string;
  slideRole: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

export interface CarouselProps {
  labels: CarouselLabels;
  children: ReactNode;
  /** How long a slide stays, in milliseconds. 0 means that slides change only by hand. */
  delay?: number;
  /** The first slide, from 0. */
  defaultSelected?: number;
  onSelectedChange?: (place: number) => void;
  ref?: Ref<HTMLElement>;
}

/** Banners in turn: swiped on a phone, with arrows on a wide screen, and with dots and a pause button everywhere. */
export function Carousel({
  labels,
  children,
  delay = 5000,
  defaultSelected = 0,
  onSelectedChange,
  ref,
}: CarouselProps): ReactNode {
  const slides = Children.toArray(children);
  const turning = useCarousel(slides.length, delay, defaultSelected, onSelectedChange);
  const { viewport, selected, playing, next, previous } = turning;
  return (
    <section
      aria-label={labels.carousel}
      aria-roledescription={labels.role}
      className={css.carousel}
      data-part="carousel"
      data-state={playing ? 'playing' : 'resting'}
      ref={ref}
    >
      {slides.length > 1 ? (
        <div className={css.controls} data-on-art="" data-part="carousel-controls">
          <button
            aria-label={labels.previous}
            className={css.arrow}
            data-part="carousel-arrow"
            data-side="start"
            onClick={previous}
            type="button"
          >
            <ChevronLeft aria-hidden="true" size={24} />
          </button>
          <button
            aria-label={labels.next}
            className={css.arrow}
            data-part="carousel-arrow"
            data-side="end"
            onClick={next}
            type="button"
          >
            <ChevronRight aria-hidden="true" size={24} />
          </button>
          <Place delay={delay} labels={labels} total={slides.length} turning={turning} />
        </div>
      ) : null}
      <div className={css.viewport} data-part="carousel-viewport" ref={viewport}>
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

/** A dot for each slide, all of them one tab stop, and the pause button. */
function Place({
  labels,
  total,
  delay,
  turning: { selected, playing, show, togglePlaying },
}: {
  labels: CarouselLabels;
  total: number;
  delay: number;
  turning: ReturnType<typeof useCarousel>;
}): ReactNode {
  const dots = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const place = placeAfter(event.key, selected, total);
    if (place === undefined) return;
    event.preventDefault();
    show(place);
    dots.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div className={css.place}>
      <div aria-label={labels.carousel} className={css.dots} ref={dots} role="group">
        {Array.from({ length: total }, (_slide, place) => (
          <button
            aria-current={place === selected ? 'true' : undefined}
            aria-label={labels.slide(place + 1, total)}
            className={css.dot}
            data-far={isFar(place, selected, total) || undefined}
            data-part="carousel-dot"
            data-state={place === selected ? 'current' : 'other'}
            key={`dot-${String(place)}`}
            onClick={() => show(place)}
            onKeyDown={move}
            tabIndex={place === selected ? 0 : -1}
            type="button"
          />
        ))}
      </div>
      {delay > 0 ? (
        <button
          aria-label={playing ? labels.pause : labels.play}
          className={css.pause}
          data-part="carousel-toggle"
          data-state={playing ? 'playing' : 'paused'}
          onClick={togglePlaying}
          type="button"
        >
          {playing ? <Pause aria-hidden="true" size={12} /> : <Play aria-hidden="true" size={12} />}
        </button>
      ) : null}
    </div>
  );
}

/** More dots would reach the text of a slide on a phone. */
const DOTS_ON_PHONE = 4;

/** Returns whether a dot is outside the visible dots around the current one. */
function isFar(place: number, selected: number, total: number): boolean {
  const first = Math.max(0, Math.min(selected - 1, total - DOTS_ON_PHONE));
  return place < first || place >= first + DOTS_ON_PHONE;
}

/** Returns the slide that a key selects in the row of dots, or `undefined` for every other key. */
function placeAfter(key: string, place: number, total: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % total;
  if (key === 'ArrowLeft') return (place + total - 1) % total;
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : undefined;
}
