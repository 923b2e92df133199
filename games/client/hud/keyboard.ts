export interface KeyActions {
  press(): void;
  changeStake(step: -1 | 1): void;
  /** Closes the open sheet, or leaves the game. */
  escape(): void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** A key that is held down counts once, so that it cannot play by itself. */
export function listenToKeys(target: HTMLElement, actions: KeyActions, isCovered: () => boolean): void {
  target.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      actions.escape();
      return;
    }
    if (isCovered()) return;
    const step = STEPS[event.key];
    const isPress = event.key === ' ' || event.key === 'Enter';
    // The browser handles the key of a focused button.
    if (isPress && event.target instanceof HTMLElement && event.target.closest('button, a, input') !== null) return;
    if (step === undefined && !isPress) return;
    event.preventDefault();
    if (step === undefined) actions.press();
    else actions.changeStake(step);
  });
}
