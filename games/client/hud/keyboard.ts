export interface KeyActions {
  press(): void;
  changeStake(step: -1 | 1): void;
  /** Closes the open sheet, or leaves the game. */
  escape(): void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** A key that is held down counts once, so that it cannot play by itself. This includes the key of a focused button. */
export function listenToKeys(target: HTMLElement, actions: KeyActions, isCovered: () => boolean): void {
  target.addEventListener('keydown', (event) => {
    if (event.repeat) {
      // A browser clicks a focused button with each repetition of Enter.
      if (isPressKey(event) && !isTyped(event)) event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      actions.escape();
      return;
    }
    if (isCovered()) return;
    const step = STEPS[event.key];
    const isPress = isPressKey(event);
    // The browser handles the key of a focused button.
    if (isPress && event.target instanceof HTMLElement && event.target.closest('button, a, input') !== null) return;
    if (step === undefined && !isPress) return;
    event.preventDefault();
    if (step === undefined) actions.press();
    else actions.changeStake(step);
  });
}

const isPressKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Whether the key writes into a field. */
const isTyped = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof HTMLElement && target.closest('input, textarea') !== null;
