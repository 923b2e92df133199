import { useControllableState } from '../../useControllableState.ts';

/** The state of a window: controlled by `open`, or uncontrolled with the initial value `defaultOpen`. */
export interface Openable {
  /** Makes the window controlled. If absent, the window opens and closes itself. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * @param openable the window's props
 * @returns whether the window is open, and a function that opens or closes it
 */
export function useOpen({ open, defaultOpen = false, onOpenChange }: Openable): [boolean, (open: boolean) => void] {
  return useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
}
