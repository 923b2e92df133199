import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inRows } from '#ui/layout/arrangements.ts';

export const list = style({ display: 'grid', width: '100%', marginBlock: vars.space[1] });

const base = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: '3.5rem',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** A row with facts under its name. */
export const row = style([
  base,
  {
    gridTemplate: '"mark name actions" auto "mark facts facts" auto / auto 1fr auto',
    '@media': {
      'screen and (min-width: 40rem)': {
        gridTemplate: '"mark name actions" auto "mark facts actions" auto / auto 1fr auto',
      },
    },
  },
]);

/** A row without facts, with its one line centred. */
export const oneLine = style([base, { gridTemplate: '"mark name actions" auto / auto 1fr auto' }]);

export const mark = style({
  gridArea: 'mark',
  ...centredIn('2.25rem'),
  borderRadius: vars.radius[2],
  background: vars.color.surface3,
  boxShadow: vars.elevation.edge,
});

export const name = style({ gridArea: 'name', minWidth: 0, ...inRows, gap: vars.space[2], overflowWrap: 'anywhere' });

export const actions = style({ gridArea: 'actions', display: 'flex', gap: vars.space[1] });

export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.size[13],
});
