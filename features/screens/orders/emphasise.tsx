import type { ReactNode } from 'react';
import * as css from './Orders.css.ts';

/** Emphasises numbers and names in a sentence (`<b>` of a message). */
export const emphasise = (text: ReactNode[]): ReactNode => <strong className={css.strong}>{text}</strong>;
