import { globalStyle, style } from '@vanilla-extract/css';

// Paper: black on white, in points and millimetres, in every brand.
globalStyle('html', { '@media': { print: { fontSize: '14px' } } });

export const sheet = style({
  display: 'none',
  '@media': {
    print: { display: 'block', color: 'black', fontSize: '10.5pt', lineHeight: 1.5 },
  },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockEnd: '2mm',
  borderBlockEnd: '0.4mm solid black',
  fontSize: '9pt',
});
export const title = style({ marginBlock: '5mm 4mm', fontSize: '17pt', fontWeight: 700, textAlign: 'center' });
export const table = style({ width: '100%', marginBlockEnd: '4mm', borderCollapse: 'collapse', breakInside: 'avoid' });
export const caption = style({ paddingBlockEnd: '1mm', fontWeight: 700, textAlign: 'start' });

const cell = { padding: '1.8mm 2.5mm', border: '0.2mm solid black', verticalAlign: 'middle' } as const;
export const label = style({ ...cell, width: '45mm', fontWeight: 400, textAlign: 'start' });
export const value = style({
  ...cell,
  height: '9mm',
  fontWeight: 700,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '&[data-tall]': { height: '24mm', verticalAlign: 'top' } },
});
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: '1mm 5mm', fontWeight: 400 });
export const foot = style({
  marginBlockStart: '6mm',
  paddingBlockStart: '2mm',
  borderBlockStart: '0.2mm solid black',
  fontSize: '8.5pt',
  textAlign: 'center',
});

/** The content of the screen, hidden in print. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
