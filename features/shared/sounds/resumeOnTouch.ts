/** The events after which a browser lets a page play sound. A touch counts when the finger is lifted. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;

/**
 * Resumes a context at each touch. A call or a locked screen suspends it, and browsers resume it only during a touch.
 * @param mayPlay whether the page may play sound at the moment
 */
export function resumeOnTouch(context: AudioContext, mayPlay: () => boolean = () => true): void {
  const resume = (): void => {
    if (context.state === 'running' || !mayPlay()) return;
    // The next touch retries.
    context.resume().catch(() => undefined);
  };
  for (const touch of TOUCHES) document.addEventListener(touch, resume, { capture: true, passive: true });
}
