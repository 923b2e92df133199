import { anatomies, declaredParts } from './anatomies.ts';

/** `part`, or `part=state`. */
type Seen = string;

const seenOf = (element: Element): readonly Seen[] => {
  const part = element.getAttribute('data-part');
  // A drawing names its own pieces, which are art and belong to no anatomy.
  if (part === null || (element instanceof SVGElement && !declaredParts.has(part))) return [];
  const state = element.getAttribute('data-state');
  return state === null ? [part] : [part, `${part}=${state}`];
};

/**
 * Records every part and state that the page shows from now on, including states that a story only passes through.
 *
 * @returns a function that ends the recording and returns everything recorded
 */
export function watchParts(): () => ReadonlySet<Seen> {
  const seen = new Set<Seen>();
  const look = (element: Element): void => {
    for (const name of seenOf(element)) seen.add(name);
  };
  const lookThrough = (root: Element): void => {
    look(root);
    root.querySelectorAll('[data-part]').forEach(look);
  };
  const read = (changes: readonly MutationRecord[]): void => {
    for (const { addedNodes, target } of changes) {
      if (target instanceof Element) look(target);
      for (const node of addedNodes) if (node instanceof Element) lookThrough(node);
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-part', 'data-state'],
  });
  return () => {
    read(observer.takeRecords());
    observer.disconnect();
    lookThrough(document.body);
    return seen;
  };
}

/** Returns the recorded parts and states that no anatomy declares. */
export function undeclared(seen: ReadonlySet<Seen>): readonly string[] {
  return [...seen].filter((name) => {
    const [part = '', state] = name.split('=');
    const states = declaredParts.get(part);
    return states === undefined || (state !== undefined && !states.includes(state));
  });
}

/** Returns the declared parts and states of a component that were not recorded. */
export function unseen(component: string, seen: ReadonlySet<Seen>): readonly string[] {
  const parts = Object.entries(anatomies.get(component)?.parts ?? {});
  return parts
    .flatMap(([part, states]) => [part, ...states.map((state) => `${part}=${state}`)])
    .filter((name) => !seen.has(name));
}
