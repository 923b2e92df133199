import { style } from '@vanilla-extract/css';

/** The size is in rem, so that an icon grows with the text beside it. */
export const icon = style({
  flex: 'none',
  verticalAlign: '-.2em',
  selectors: Object.fromEntries(
    [16, 20, 24, 28].map((size) => [
      `&[data-size="${String(size)}"]`,
      { width: `${String(size / 16)}rem`, height: `${String(size / 16)}rem` },
    ]),
  ),
});
