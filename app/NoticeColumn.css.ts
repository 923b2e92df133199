import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

/** Below the page's bar, above the content and below dialogs. */
export const place = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 'calc(4.25rem + env(safe-area-inset-top))',
  zIndex: 40,
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  paddingInline: vars.space[3],
  pointerEvents: 'none',
});

export const raised = style({
  width: 'min(100%, 26rem)',
  borderRadius: vars.radius[1],
  boxShadow: vars.elevation[3],
  pointerEvents: 'auto',
});

// Fixed, so that it is visible at every scroll position. The page moves down, so that its title is not covered.
globalStyle(`:root:has(${raised}) [data-part=page-main]`, { marginBlockStart: '4.5rem' });
