import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const about = style({ minWidth: 0, paddingBlockEnd: vars.space[2] });

const line = { margin: 0, textShadow: '0 1px 3px rgb(0 0 0 / 80%)' } as const;

export const host = style({
  ...line,
  overflow: 'hidden',
  fontSize: vars.size[12],
  fontWeight: 700,
  lineHeight: vars.leading[12],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const viewers = style({
  ...line,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.size[11],
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading[11],
});

export const live = style({ width: '.5rem', height: '.5rem', borderRadius: '50%', background: '#ff4d5e' });
