import type { ReactNode } from 'react';
import * as css from '../Club.css.ts';

/** A club's level. */
export function LevelMark({ level }: { level: number }): ReactNode {
  return <span className={css.level}>LV.{level}</span>;
}
