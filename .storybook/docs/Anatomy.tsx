import type { ReactNode } from 'react';
import type { Anatomy } from '#ui/anatomy.ts';
import * as css from './docs.css.ts';

/** Words with `code` in back quotes, as anatomies and guides write them. */
export function Prose({ children }: { children: string }): ReactNode {
  return children.split('`').map((words, index) => (index % 2 === 1 ? <code key={words}>{words}</code> : words));
}

function Rows({
  head,
  rows,
}: {
  head: readonly [string, string];
  rows: readonly [ReactNode, ReactNode, string][];
}): ReactNode {
  return (
    <div className={css.tableHolder}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, second, key]) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The parts by which brands override tokens and tests find things, with the states of each. */
export function Parts({ anatomy: { parts } }: { anatomy: Anatomy }): ReactNode {
  return (
    <Rows
      head={['data-part', 'data-state']}
      rows={Object.entries(parts).map(([part, states]) => [
        <code key={part}>{part}</code>,
        states.length === 0 ? '–' : states.flatMap((state) => [' ', <code key={state}>{state}</code>]),
        part,
      ])}
    />
  );
}

/** The keys it answers to. */
export function Keyboard({ anatomy: { keyboard } }: { anatomy: Anatomy }): ReactNode {
  const rows = Object.entries(keyboard);
  if (rows.length === 0) return <p>It takes no focus.</p>;
  return (
    <Rows
      head={['key', 'does']}
      rows={rows.map(([keys, does]) => [
        keys.split(', ').flatMap((key) => [' ', <kbd key={key}>{key}</kbd>]),
        <Prose key="does">{does}</Prose>,
        keys,
      ])}
    />
  );
}
