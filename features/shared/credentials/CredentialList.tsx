import type { ReactNode } from 'react';
import * as css from './Credentials.css.ts';

export interface CredentialListProps {
  label?: string;
  children: ReactNode;
}

/** A list of credentials: passkeys, bound accounts, browsers that signed in. */
export function CredentialList({ label, children }: CredentialListProps): ReactNode {
  return (
    <ul aria-label={label} className={css.list}>
      {children}
    </ul>
  );
}

export interface CredentialRowProps {
  /** A decorative drawing of 20 px. */
  icon: ReactNode;
  name: ReactNode;
  actions?: ReactNode;
  facts?: ReactNode;
}

/** One credential. On a narrow screen the facts are below the name and the buttons, so that the name keeps its width. */
export function CredentialRow({ icon, name, actions, facts }: CredentialRowProps): ReactNode {
  return (
    <li className={facts === undefined ? css.oneLine : css.row}>
      <span aria-hidden="true" className={css.mark}>
        {icon}
      </span>
      <span className={css.name}>{name}</span>
      {actions === undefined ? null : <span className={css.actions}>{actions}</span>}
      {facts === undefined ? null : <span className={css.facts}>{facts}</span>}
    </li>
  );
}
