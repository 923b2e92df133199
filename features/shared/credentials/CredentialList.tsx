import type { ReactNode } from 'react';
import * as css from './Credentials.css.ts';

export interface CredentialListProps {
  label?: string;
  /** `CredentialRow`s. */
  children: ReactNode;
}

/** A list of what opens an account: passkeys, bound accounts, browsers that signed in. */
export function CredentialList({ label, children }: CredentialListProps): ReactNode {
  return (
    <ul aria-label={label} className={css.list}>
      {children}
    </ul>
  );
}

export interface CredentialRowProps {
  /** A drawing of 20 px; decorative. */
  icon: ReactNode;
  /** Its name, with a badge after it where it has one. */
  name: ReactNode;
  /** Buttons at the end of the row. */
  actions?: ReactNode;
  /** What is said of it under its name. */
  facts?: ReactNode;
}

/** One credential. On a narrow screen the facts stand under name and buttons, so that the name keeps its width. */
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
