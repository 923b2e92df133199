import { style } from '@vanilla-extract/css';
import { inColumn, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

const PICTURE = '2.25rem';

export const shots = style({ ...inColumn, gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const shot = style({
  display: 'grid',
  gridTemplateColumns: `${PICTURE} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  ...sunken,
});
export const picture = style({ inlineSize: PICTURE, blockSize: PICTURE });
export const name = style({ ...inColumn, gap: 0, minWidth: 0, overflowWrap: 'anywhere' });
export const number = style({ ...inRows, gap: vars.space[2], ...typeStep(12), color: vars.color.muted });
export const outcome = style({ justifySelf: 'end', textAlign: 'end', ...typeStep(15) });
