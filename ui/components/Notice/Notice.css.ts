import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inRows } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const notice = style({
  vars: { '--tone': vars.color.warn },
  ...inRows,
  gap: vars.space[2],
  minHeight: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderInlineStart: '3px solid var(--tone)',
  borderRadius: vars.radius[1],
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: vars.color.surface1,
  color: vars.color.text,
  ...typeStep(13),
  animation: `${arrive} ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-tone=info]': { vars: { '--tone': vars.color.accentInk } },
    '&[data-tone=success]': { vars: { '--tone': vars.color.positive } },
    '&[data-tone=danger]': { vars: { '--tone': vars.color.danger } },
    '&::before': { content: '', position: 'absolute', inset: 0, zIndex: -1, background: 'var(--tone)', opacity: 0.14 },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const sign = style({ display: 'grid', flex: 'none', color: 'var(--tone)' });
/** Wraps the button below the text if there is no room beside the text. */
export const text = style({ flex: '1 1 8em', minWidth: 0, paddingBlock: vars.space[1], overflowWrap: 'anywhere' });
export const action = style({ flex: 'none', maxWidth: '100%', marginInlineStart: 'auto' });
/** The 44 px press target extends into the strip's own margin. */
export const dismiss = style({
  display: 'flex',
  flex: 'none',
  margin: `-.25rem calc(${vars.space[2]} * -1) -.25rem 0`,
});
