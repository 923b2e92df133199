import type { PagePath } from '#protocol/pages.ts';

/** Blocks of a page, in the size of its content; heights are CSS lengths. */
export type Block =
  | { readonly kind: 'rows'; readonly count: number; readonly height: string }
  /** Rows on a phone, two columns on wide screens. */
  | { readonly kind: 'cards'; readonly count: number; readonly height: string }
  /** Six days and the last day of the week. */
  | { readonly kind: 'week'; readonly count: 7; readonly height: string }
  /** Presents or tiles: three columns on a phone, six on wide screens. */
  | { readonly kind: 'grid'; readonly count: number; readonly height: string }
  | { readonly kind: 'buttons'; readonly count: number; readonly height: string }
  /** A circle, vertically centred. */
  | { readonly kind: 'circle'; readonly width: string; readonly height?: string }
  /** A heading or a short text, vertically centred. */
  | { readonly kind: 'head'; readonly height: string }
  /** Columns on wide screens, stacked on a phone. */
  | { readonly kind: 'columns'; readonly of: Columns; readonly start: readonly Block[]; readonly end: readonly Block[] }
  | { readonly kind: 'tabs' }
  | { readonly kind: 'lines'; readonly count: number };

/** The layout of columns: equal, a player beside their pages or beside the form, or a wheel beside its prizes. */
export type Columns = 'equal' | 'member' | 'edit' | 'wheel';

const rows = (count: number, height: string): Block => ({ kind: 'rows', count, height });
const cards = (count: number, height: string): Block => ({ kind: 'cards', count, height });
const box = (height: string): Block => rows(1, height);
const head = (height: string): Block => ({ kind: 'head', height });
const columns = (of: Columns, start: readonly Block[], end: readonly Block[]): Block => ({
  kind: 'columns',
  of,
  start,
  end,
});
const tabs: Block = { kind: 'tabs' };
const lines = (count: number): Block => ({ kind: 'lines', count });
/** The steps of a guide, as pictures. */
const guide: Block = { kind: 'grid', count: 3, height: '11.5rem' };
const player = '3.875rem';
const round: Block = { kind: 'circle', width: 'min(100%, 26rem)' };
const store: readonly Block[] = [box('9rem'), tabs, { kind: 'grid', count: 6, height: '15rem' }];
/** The content of a page in its usual state. */
const shapes: Readonly<Partial<Record<PagePath, readonly Block[]>>> = {
  '/other/sevendaySignIn': [box('5.375rem'), { kind: 'week', count: 7, height: '7.25rem' }, box('3.5rem')],
  '/other/rewards': [cards(6, '5.875rem')],
  '/other/pass': [box('15.625rem'), head('2.75rem'), cards(6, '10.25rem')],
  '/other/challenge': [head('2.5rem'), cards(3, '6.25rem'), head('2.5rem'), cards(3, '6.25rem')],
  '/other/battle': [tabs, box('max(13.125rem, 15.5rem - 4.6vw)'), head('2.75rem'), head('3.5rem'), rows(6, player)],
  '/other/presents': [cards(4, '5.875rem')],
  '/other/mission': [
    columns('equal', [box('12.625rem'), box('42rem')], [head('2.5rem'), box('7.375rem'), box('42rem')]),
  ],
  '/other/fire-wheel': [columns('wheel', [head('1.75rem'), round, head('2.75rem')], [tabs, box('28.75rem')])],
  '/rank': [tabs, box('24rem'), rows(6, player)],
  '/rank/coin': [box('23rem'), rows(6, player)],
  '/store': store,
  '/purchase/point': store,
  '/member/info': [
    columns(
      'member',
      [box('6rem'), box('2rem'), box('2.75rem'), box('4rem')],
      [rows(3, '9.5rem'), box('3.5rem'), box('20.5rem')],
    ),
  ],
  '/member/edit': [
    columns('edit', [box('17.5rem')], [head('1.5rem'), box('12rem'), box('5.5rem'), box('9rem'), box('7.75rem')]),
  ],
  '/member/honors': [
    { kind: 'circle', width: '11rem', height: '18.25rem' },
    box('4.5rem'),
    head('3.25rem'),
    cards(4, '7.25rem'),
  ],
  '/member/vip': [box('17rem'), box('4rem'), box('20rem'), rows(3, '3.5rem')],
  '/replay': [box('15rem'), rows(1, '3rem'), { kind: 'lines', count: 6 }],
  '/member/passbook': [box('8rem'), tabs, box('15.5rem'), rows(2, '6rem')],
  '/member/rounds': [box('11rem'), box('2.75rem'), rows(6, '5.75rem')],
  '/verify/:round': [rows(4, '9rem')],
  '/member/orders': [tabs, rows(5, '8rem')],
  '/member/orders/:order': [columns('equal', [box('8rem'), box('22rem')], [box('14rem')])],
  '/present': [head('2.25rem'), box('2.75rem'), rows(8, '3.75rem')],
  '/member/present': [tabs, rows(5, '6rem')],
  '/member/mail': [tabs, head('2.75rem'), cards(6, '4.75rem')],
  '/member/friends': [box('2.75rem'), head('2.5rem'), rows(8, '4.125rem')],
  '/member/envelopes': [tabs, columns('equal', [box('13.875rem'), cards(2, '5.75rem')], [box('13.5rem')])],
  '/member/limits': [columns('equal', [box('10.25rem'), box('17.25rem')], [box('27rem')]), box('13rem')],
  '/member/account': [columns('equal', [box('22rem'), box('14rem')], [rows(3, '9rem')])],
  '/club': [box('3rem'), rows(4, '8rem')],
  '/announcement': [rows(5, '5rem')],
  '/other/announcement': [rows(5, '5rem')],
  '/newbie/games': [{ kind: 'grid', count: 9, height: '8.5rem' }],
  '/support/info': [rows(4, '5rem')],
  '/support/qna': [rows(8, '3.5rem')],
  '/support/document': [rows(6, '4.5rem')],
  '/support/terms': [rows(2, '4.5rem'), lines(4)],
  '/newbie/gameGuidle': [guide, lines(6)],
  '/teach/pwa': [lines(2), tabs, guide, lines(5)],
  '/download': [box('14rem'), rows(3, '4rem')],
};

const text: readonly Block[] = [lines(4), box('12rem'), lines(6)];

/** Pages whose content is narrower on wide screens. */
export const isNarrow = (page: PagePath): boolean => page === '/replay';

/** @returns the blocks of a page below its header; by default the blocks of a text */
export const shapeOf = (page: PagePath): readonly Block[] => shapes[page] ?? text;
