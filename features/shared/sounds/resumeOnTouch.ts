/** Events that let a page play. A finger counts when it lifts. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;

/**
 * Resumes a context at each touch. A call or a locked screen suspends it, and browsers resume it only within a touch.
 * @param mayPlay whether the page may play sound at the moment
 */
export function resumeOnTouch(context: AudioContext, mayPlay: () => boolean = () => true): void {
  const resume = (): void => {
    if (context.state === 'running' || !mayPlay()) return;
    // The next touch tries again.
    context.resume().catch(() => undefined);
  };
  for (const touch of TOUCHES) document.addEventListener(touch, resume, { capture: true, passive: true });
}
