import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { autoFill, inColumn, inRow } from '#ui/layout/arrangements.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

/** Leaves room for the six packs in a row. The sheet over the lobby is narrower on every screen. */
const WIDE = '(min-width: 52rem)';

/** The layout of the parts follows the sheet's own width. */
export const store = style({ containerType: 'inline-size' });

/** Scrolls inside the sheet over the lobby. */
export const sheet = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[2]} ${vars.space[4]} calc(${vars.space[6]} + env(safe-area-inset-bottom))`,
});

/** The offer and the player's state in two halves if there is room. On a phone the VIP progress comes after the packs. */
export const head = style({
  display: 'contents',
  '@container': {
    [WIDE]: {
      ...inColumn,
      gap: vars.space[4],
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const banner = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '700 / 264',
  borderRadius: vars.radius[3],
  boxShadow: vars.elevation[2],
  border: vars.edge.tileFrame,
  '@container': { [WIDE]: { gridRow: 'span 2', maxHeight: '14rem', width: '100%' } },
});

export const bannerImage = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const bannerText = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlockEnd: vars.space[3],
  maxWidth: '62%',
  ...typeStep(13),
  fontWeight: 700,
  color: '#fff',
  textShadow: '0 1px 4px #000c',
});

export const vip = style({
  order: 1,
  ...inRow,
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius[3],
  ...raised,
  '@container': { [WIDE]: { gridRow: 'span 2', gap: vars.space[5], padding: vars.space[6] } },
});
export const vipMark = style({
  flex: 'none',
  objectFit: 'contain',
  '@container': { [WIDE]: { width: '6rem', height: '6rem' } },
});
/** A visitor's or a guest's notice takes the other half. */
export const notice = style({
  '@container': { [WIDE]: { display: 'grid', alignItems: 'center', gridRow: 'span 2' } },
});
export const vipBar = style({ flex: 1, minWidth: 0 });

export const tabs = style({ marginBlockEnd: vars.space[2] });

/** Three columns on a phone, six if there is room, and fewer if the text is large. */
export const shelf = style({
  ...autoFill('min(6.5rem, 100%)'),
  gap: `${vars.space[5]} ${vars.space[3]}`,
  paddingBlockStart: vars.space[3],
  '@container': { [WIDE]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space[4] } },
});

export const cardSkeleton = style({ position: 'relative' });
export const pictureSkeleton = style({
  position: 'absolute',
  insetBlockStart: vars.space[6],
  insetInlineStart: '50%',
  translate: '-50%',
  objectFit: 'contain',
  opacity: 0.6,
});

/** Follows another text on a ribbon if the card is wide. The bonus below repeats the information. */
export const besidePopular = style({ display: 'none', '@container': { [WIDE]: { display: 'inline' } } });

export const firstBonus = style({ color: vars.color.positive });

export const facts = style({
  paddingBlockStart: vars.space[3],
  ...typeStep(12),
  color: vars.color.muted,
  textAlign: 'center',
  textWrap: prettyLines,
});

export const legal = style({ order: 2, ...inColumn, gap: vars.space[3] });

export const exchange = style({ display: 'flex', justifyContent: 'center', marginTop: vars.space[4] });
