import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from '../Club.css.ts';

export interface EntryFaceProps {
  icon: LucideIcon;
  badge?: ReactNode;
  children: ReactNode;
}

/** The icon of an entry of the club, its name and badge. */
export function EntryFace({ icon: Icon, badge, children }: EntryFaceProps): ReactNode {
  return (
    <>
      <span aria-hidden="true" className={css.entryIcon}>
        <Icon size={24} />
      </span>
      {children}
      {badge === undefined ? null : <span className={css.entryBadge}>{badge}</span>}
    </>
  );
}

/** An entry of the club that acts in place. */
export function EntryButton({ onClick, ...face }: EntryFaceProps & { onClick: () => void }): ReactNode {
  return (
    <button className={css.entry} onClick={onClick} type="button">
      <EntryFace {...face} />
    </button>
  );
}
