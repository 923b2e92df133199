import {
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
} from 'react';
import { fillRef } from './fillRef.ts';

export interface SlotProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The element that takes the attributes. Its own attributes come first, and the handlers of both run. */
  children: ReactElement;
  /** Returns the content of the element, around its own content. */
  face?: (content: ReactNode) => ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

interface Given extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
}

/** Renders its only child with the attributes of a component, for `asChild`. */
export function Slot({ children, face, ref, ...attributes }: SlotProps): ReactNode {
  const child = isValidElement<Given>(children) ? children : undefined;
  const both = useBothRefs(ref, child?.props.ref);
  if (child === undefined) return children;
  const { className, style, ...own } = child.props;
  return cloneElement(child, {
    ...attributes,
    ...own,
    ...bothHandlers(attributes, own),
    className: [attributes.className, className].filter(Boolean).join(' ') || undefined,
    style: attributes.style === undefined ? style : { ...attributes.style, ...style },
    children: face === undefined ? own.children : face(own.children),
    ref: both,
  });
}

const isHandler = (value: unknown): value is (...given: readonly unknown[]) => unknown => typeof value === 'function';

/** Returns the handlers that both have: the child's own runs first. */
function bothHandlers(attributes: object, own: object): Given {
  const theirs = new Map<string, unknown>(Object.entries(own));
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, handler]: [string, unknown]) => {
      const first = theirs.get(name);
      if (!/^on[A-Z]/.test(name) || !isHandler(first) || !isHandler(handler)) return [];
      return [
        [
          name,
          (...given: readonly unknown[]): void => {
            first(...given);
            handler(...given);
          },
        ],
      ];
    }),
  );
}

/** Returns a ref that fills both, and the same one until one of them changes. */
function useBothRefs(
  one: Ref<HTMLElement> | undefined,
  other: Ref<HTMLElement> | undefined,
): Ref<HTMLElement> | undefined {
  const both = useCallback(
    (element: HTMLElement | null) => {
      const ends = [one, other].map((ref) => fillRef(ref, element) ?? (() => void fillRef(ref, null)));
      return (): void => {
        for (const end of ends) end();
      };
    },
    [one, other],
  );
  if (one && other) return both;
  return one ?? other;
}
