import { type ReactNode, useEffect, useState } from 'react';
import * as css from './Prose.css.ts';
import { plainText, type ProseHeading } from './block.ts';

/** The distance from the window's top in px. The last heading above this line is the current heading. */
const READING_LINE_PX = 140;

/** Returns the id of the last heading above the reading line. */
function useReading(headings: readonly ProseHeading[]): string | undefined {
  const [reading, setReading] = useState<string>();
  useEffect(() => {
    let asked = 0;
    const look = (): void => {
      asked = 0;
      const above = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= READING_LINE_PX;
      });
      setReading((above.at(-1) ?? headings[0])?.id);
    };
    const ask = (): void => {
      if (asked === 0) asked = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', ask, { passive: true });
    return () => {
      window.removeEventListener('scroll', ask);
      cancelAnimationFrame(asked);
    };
  }, [headings]);
  return reading;
}

/** Lists the headings of level 2, beside the text. */
export function Contents({ headings, label }: { headings: readonly ProseHeading[]; label: string }): ReactNode {
  const reading = useReading(headings);
  return (
    <nav aria-label={label} className={css.contents} data-part="prose-contents">
      <p aria-hidden="true" className={css.contentsTitle}>
        {label}
      </p>
      <ol className={css.contentsList}>
        {headings.map(({ id, children }) => (
          <li key={id}>
            <a
              aria-current={id === reading ? 'location' : undefined}
              className={css.contentsLink}
              data-part="prose-contents-link"
              data-state={id === reading ? 'reading' : 'idle'}
              href={`#${id}`}
            >
              {plainText(children)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
