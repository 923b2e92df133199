import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const about = style({ minWidth: 0, paddingBlockEnd: vars.space[2] });

const line = { margin: 0, textShadow: '0 1px 3px rgb(0 0 0 / 80%)' } as const;

export const host = style({
  ...line,
  overflow: 'hidden',
  ...typeStep(12),
  fontWeight: 700,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const viewers = style({ ...line, ...inRow, gap: vars.space[1], ...typeStep(11), fontWeight: 700 });

export const live = style({ width: '.5rem', height: '.5rem', borderRadius: '50%', background: '#ff4d5e' });
