import { useControllableState } from '@radix-ui/react-use-controllable-state';

/** Whether a window is open: controlled by `open`, or uncontrolled from `defaultOpen` on. */
export interface Openable {
  /** If set, it is controlled. Otherwise the window opens and closes itself. */
  open?: boolean | undefined;
  /** The initial state if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called when it should open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * @param openable the window's properties
 * @returns whether it is open, and a function that opens or closes it
 */
export function useOpen({ open, defaultOpen = false, onOpenChange }: Openable): [boolean, (open: boolean) => void] {
  return useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
}
