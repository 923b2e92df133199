import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const signInPageCss = {
  actions: style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] }),
  waiting: style({ display: 'grid', placeItems: 'center', minHeight: '60dvh', fontSize: vars.size[24] }),
};
