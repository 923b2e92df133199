import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { cramped, CRAMPED_CHAT } from './container.css.ts';
import { landscape, SIDE, wide } from './shapes.ts';
import { centredIn, inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const chat = style({
  position: 'relative',
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'end',
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(env(safe-area-inset-bottom) + 19rem)',
  minHeight: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  pointerEvents: 'none',
  '@media': {
    [wide]: {
      gridColumn: 2,
      alignSelf: 'stretch',
      height: 'auto',
      background: vars.color.ground,
      color: vars.color.text,
      boxShadow: `inset 1px 0 0 ${vars.color.line}`,
    },
    [landscape]: { justifySelf: 'start', width: SIDE.chat, height: 'calc(100% - 4rem)', marginInlineStart: SIDE.start },
  },
  '@container': { [cramped]: { height: CRAMPED_CHAT } },
});
globalStyle(`${chat} > *`, { pointerEvents: 'auto' });
globalStyle(`${chat}[data-look=over] [data-part=virtual-list-scroller]`, {
  maskImage: 'linear-gradient(#0000, #000 2rem)',
  scrollbarWidth: 'none',
});
// Hides the brand's pattern over the picture.
globalStyle(`${chat}[data-look=over] [data-part=message-list]::before`, { display: 'none' });
globalStyle(`${chat}[data-look=over] [data-part=composer]`, { background: 'none', boxShadow: 'none' });
// Leaves the placeholder the width beside the picture's buttons.
globalStyle(`${chat}[data-look=over] [data-part=composer-text]:placeholder-shown + [data-part=composer-counter]`, {
  display: 'none',
});

export const chatTitle = style({
  padding: vars.space[4],
  fontFamily: vars.font.heading,
  ...typeStep(17),
  color: vars.color.heading,
});
export const chatFoot = style({
  ...inRow,
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  padding: vars.space[3],
});
export const chatReason = style({ ...inRow, gap: vars.space[2], fontSize: vars.size[13] });

export const gift = style([
  pressable,
  {
    ...centredIn('3.5rem'),
    flex: 'none',
    margin: `0 ${vars.space[2]} ${vars.space[2]} 0`,
    borderRadius: '50%',
    background: vars.fill.button,
    boxShadow: vars.edge.button,
    // Keeps one row for the text field.
    '@media': {
      [landscape]: { width: '2.75rem', height: '2.75rem' },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);
export const giftPicture = style({
  width: '2.25rem',
  height: '2.25rem',
  '@media': { [landscape]: { width: '1.75rem', height: '1.75rem' } },
});
