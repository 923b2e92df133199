import type { ReactNode, Ref } from 'react';
import * as css from './FactList.css.ts';

export interface FactListProps {
  /** `Fact`s, each on a line of its own. */
  children: ReactNode;
  ref?: Ref<HTMLDListElement>;
}

/** What is known of one thing: names at the start, what they say at the end. */
export function FactList({ children, ref }: FactListProps): ReactNode {
  return (
    <dl className={css.list} data-part="fact-list" ref={ref}>
      {children}
    </dl>
  );
}

export interface FactProps {
  name: ReactNode;
  /** There is nothing to say: the words in its place are quieter. */
  empty?: boolean;
  children: ReactNode;
}

/** One line of a `FactList`: its name and what it says. */
export function Fact({ name, empty = false, children }: FactProps): ReactNode {
  return (
    <div className={css.fact} data-part="fact-list-fact" data-state={empty ? 'empty' : 'said'}>
      <dt className={css.name} data-part="fact-list-name">
        {name}
      </dt>
      <dd className={css.value} data-part="fact-list-value">
        {children}
      </dd>
    </div>
  );
}
