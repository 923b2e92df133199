import { ArrowUp } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useEffect, useState } from 'react';
import { isStill } from '../../layout/motion.ts';
import * as css from './BackToTop.css.ts';

/** The distance in specification 1 §9. */
const SHOWS_PAST_PX = 100;

export interface BackToTopProps {
  label: string;
  /** The scrolling element. Defaults to the page. */
  target?: RefObject<HTMLElement | null>;
  /** The distance of scrolling after which the button appears, in px. */
  past?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** Returns a scrolled page to its top, with the keyboard focus. Floats at the lower left. */
export function BackToTop({ label, target, past = SHOWS_PAST_PX, ref }: BackToTopProps): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = target?.current;
    const place = element ?? window;
    const look = (): void => setShown((element ? element.scrollTop : window.scrollY) > past);
    place.addEventListener('scroll', look, { passive: true });
    // Measuring immediately would force a layout of the whole page while it is being inserted.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(look)));
    return () => {
      place.removeEventListener('scroll', look);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [target, past]);
  const goUp = (): void => {
    const place = target?.current ?? window;
    const still = isStill(true);
    place.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    // The button is about to disappear, and keyboard users would lose their position.
    const start = target?.current ?? document.querySelector<HTMLElement>('main[tabindex]');
    start?.focus({ preventScroll: true });
  };
  return (
    <button
      aria-label={label}
      className={css.button}
      data-part="back-to-top"
      data-state={shown ? 'shown' : 'hidden'}
      onClick={goUp}
      ref={ref}
      title={label}
      type="button"
    >
      <ArrowUp aria-hidden="true" size={22} />
    </button>
  );
}
