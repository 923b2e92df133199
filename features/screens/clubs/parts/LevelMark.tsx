import type { ReactNode } from 'react';
import * as css from '../Club.css.ts';

export function LevelMark({ level }: { level: number }): ReactNode {
  return <span className={css.level}>LV.{level}</span>;
}
