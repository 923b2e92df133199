import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

const GESTURES = ['pointerup', 'keydown'] as const;

/** The brand's sounds and music, loaded after the first gesture, since browsers block sound until then. */
export function Sounds(): ReactNode {
  const [loaded, setLoaded] = useState<{ readonly Parts: ComponentType }>();
  useEffect(() => {
    let asked = false;
    const onTouch = (): void => {
      if (asked) return;
      asked = true;
      import('#features/shared/sounds/index.ts').then(
        ({ PageSounds }) => setLoaded({ Parts: PageSounds }),
        // If the network is lost, the next gesture retries.
        () => {
          asked = false;
        },
      );
    };
    for (const gesture of GESTURES) window.addEventListener(gesture, onTouch);
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, onTouch);
    };
  }, []);
  return loaded ? <loaded.Parts /> : null;
}
