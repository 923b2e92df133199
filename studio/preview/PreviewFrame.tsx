import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Dress, dressPage } from './dressPage.ts';
import * as css from './Preview.css.ts';
import type { Vision } from './vision.ts';
import { seenWith } from './VisionFilters.tsx';

/** The page runs in its own origin as it does alone, but may not navigate the studio away. */
const RIGHTS = ['scripts', 'same-origin', 'forms', 'modals', 'popups'].map((right) => `allow-${right}`).join(' ');

export interface PreviewFrameProps {
  /** The accessible name. */
  title: string;
  /** A page of this origin. */
  src: string;
  dress: Dress;
  vision: Vision;
  /** The width that the page sees. It is scaled down if there is less room. */
  width: number;
}

/** A running page of the product in a chosen brand. */
export function PreviewFrame({ title, src, dress, vision, width }: PreviewFrameProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [room, setRoom] = useState({ width, height: 0 });

  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const { brand, css: rules, logo, facts } = dress;
  useEffect(() => {
    const page = frame.current?.contentDocument;
    // Before its first page a frame has an empty page.
    if (!page || page.URL === 'about:blank') return undefined;
    return dressPage(page, { brand, css: rules, logo, facts });
  }, [brand, rules, logo, facts, loads]);

  // Before the layout it counts as fitting.
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return (
    <div className={css.room} ref={place}>
      <iframe
        className={css.frame}
        name="studio-preview"
        onLoad={() => setLoads((count) => count + 1)}
        ref={frame}
        sandbox={RIGHTS}
        src={src}
        style={{
          width,
          height: room.height / scale,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (room.width - width * scale) / 2),
          filter: seenWith(vision),
        }}
        title={title}
      />
    </div>
  );
}
