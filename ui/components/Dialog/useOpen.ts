import { useControllableState } from '@radix-ui/react-use-controllable-state';

/** The state of a window: controlled by `open`, or uncontrolled from `defaultOpen` on. */
export interface Openable {
  /** Makes it controlled. Otherwise the window opens and closes itself. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * @param openable the window's properties
 * @returns whether it is open, and a function that opens or closes it
 */
export function useOpen({ open, defaultOpen = false, onOpenChange }: Openable): [boolean, (open: boolean) => void] {
  return useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
}
