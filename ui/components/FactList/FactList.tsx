import type { ReactNode, Ref } from 'react';
import * as css from './FactList.css.ts';

export interface FactListProps {
  children: ReactNode;
  ref?: Ref<HTMLDListElement>;
}

/** Facts about a thing: names at the start, values at the end. */
export function FactList({ children, ref }: FactListProps): ReactNode {
  return (
    <dl className={css.list} data-part="fact-list" ref={ref}>
      {children}
    </dl>
  );
}

export interface FactProps {
  name: ReactNode;
  empty?: boolean;
  children: ReactNode;
}

/** A line of a `FactList`: a name and a value. */
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
