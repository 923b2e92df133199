import { type SetStateAction, useCallback, useInsertionEffect, useRef, useState } from 'react';

interface ControllableState<Value> {
  /** The value of a controlled component. Undefined if the component keeps it. */
  prop: Value | undefined;
  defaultProp: Value;
  onChange?: ((value: Value) => void) | undefined;
}

/**
 * Keeps a value that the parent may control (`value`, or `defaultValue`).
 *
 * @returns the value, and a stable function that changes it; `onChange` is called if the value is a different one
 */
export function useControllableState<Value>({
  prop,
  defaultProp,
  onChange,
}: ControllableState<Value>): [Value, (next: SetStateAction<Value>) => void] {
  const [own, setOwn] = useState(defaultProp);
  const value = prop === undefined ? own : prop;
  const latest = useRef({ value, isControlled: prop !== undefined, onChange });
  useInsertionEffect(() => {
    latest.current = { value, isControlled: prop !== undefined, onChange };
  });
  const set = useCallback((next: SetStateAction<Value>): void => {
    const { current } = latest;
    const changed = next instanceof Function ? next(current.value) : next;
    if (Object.is(changed, current.value)) return;
    if (!current.isControlled) {
      // A second change in the same event starts from this one.
      current.value = changed;
      setOwn(() => changed);
    }
    current.onChange?.(changed);
  }, []);
  return [value, set];
}
