import { useControllableState } from '@radix-ui/react-use-controllable-state';

/** Whether a window is open: by its owner (`open`), or by itself from `defaultOpen` on. */
export interface Openable {
  /** Set: the owner opens and closes. Not set: the window does so itself. */
  open?: boolean | undefined;
  /** Where it begins when it opens and closes itself. */
  defaultOpen?: boolean | undefined;
  /** Told when it is asked to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * @param openable the window's properties
 * @returns whether it is open, and the function that asks for the other
 */
export function useOpen({ open, defaultOpen = false, onOpenChange }: Openable): [boolean, (open: boolean) => void] {
  return useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
}
