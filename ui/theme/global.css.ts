import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.ts';

/** The base of every page: reset, base type, focus, the brand's page and pattern, reduced motion, forced colours. */

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', { height: '100%', WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });

globalStyle('body', { minHeight: '100%', overflowX: 'clip' });

/**
 * A dialog sets this property on the body (`react-remove-scroll-bar`), and nothing reads it. If elements inherited it, the browser would
 * compute the styles of the whole page again for each dialog.
 */
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });

/** Also on a nested `[data-brand]`, so that a preview of another brand is complete. */
globalStyle('body, [data-brand]:not(:root)', {
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size[15],
  lineHeight: vars.leading[15],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums lining-nums',
  WebkitFontSmoothing: 'antialiased',
});

globalStyle(':root', {
  background: vars.color.ground,
  accentColor: vars.color.primary,
  scrollbarColor: `${vars.color.lineStrong} transparent`,
});

/** The page's light and the pattern in its upper part, fixed in place, so that long lists scroll over a calm background. */
globalStyle('body', { position: 'relative', isolation: 'isolate' });
globalStyle('body::before', {
  content: '""',
  position: 'fixed',
  inset: 0,
  zIndex: -2,
  background: vars.fill.page,
  pointerEvents: 'none',
});
globalStyle('body::after', {
  content: '""',
  position: 'fixed',
  inset: '0 0 auto 0',
  height: '320px',
  zIndex: -1,
  background: vars.pattern.ink,
  opacity: vars.pattern.opacity,
  pointerEvents: 'none',
  maskImage: `linear-gradient(#000, #0000), ${vars.pattern.image}`,
  maskSize: `100% 100%, ${vars.pattern.size}`,
  maskPosition: '0 0, 50% 0',
  maskComposite: 'intersect',
});

globalStyle('h1, h2, h3, h4', {
  color: vars.color.heading,
  fontFamily: vars.font.heading,
  fontSize: vars.size[17],
  lineHeight: vars.leading[17],
  fontWeight: 700,
  textWrap: 'balance',
});

/**
 * The typefaces of most brands lack Vietnamese marks, and a word must not mix two typefaces, so headings share one heavy typeface that has
 * them.
 */
const vietnameseFaces = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
globalStyle(':is(:root, [data-brand]):lang(vi)', {
  vars: { [vars.font.body]: vietnameseFaces, [vars.font.heading]: `"Be Vietnam Pro",${vietnameseFaces}` },
});

globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { border: 0, background: 'none', cursor: 'pointer', touchAction: 'manipulation' });
globalStyle('a', { color: vars.color.primaryInk });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
globalStyle('img[data-failed]', { visibility: 'hidden' });
globalStyle('::placeholder', { color: vars.color.faint, opacity: 1 });
globalStyle('::selection', { background: vars.color.primary, color: vars.color.onPrimary });
globalStyle('[hidden]', { display: 'none !important' });

// The rule has zero specificity, so that a control with another focus style overrides it in any order of the sheets.
globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle(':focus:not(:focus-visible)', { outline: 'none' });

/**
 * Under reduced motion, animations show their end immediately, and only transitions in place remain. Components that fade instead of
 * sliding use their own `!important`.
 */
const still = {
  animationDuration: '.01ms !important',
  animationIterationCount: '1 !important',
  transitionProperty:
    'opacity, visibility, color, background-color, border-color, outline-color, box-shadow, fill, stroke !important',
};
globalStyle('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': still } });
// The product's own switch (`ui/layout/motion.ts`).
globalStyle(':root[data-motion] *, :root[data-motion] *::before, :root[data-motion] *::after', still);

/** Art under the text would conflict with forced colours. */
globalStyle('body::before, body::after', { '@media': { '(forced-colors: active)': { display: 'none' } } });
globalStyle(':focus-visible', {
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});
