import type { PagePath } from '#protocol/pages.ts';

/** Blocks of a page, as large as what will stand there; heights are CSS lengths. */
export type Block =
  | { readonly kind: 'rows'; readonly count: number; readonly height: string }
  /** Rows on a phone, two abreast on wide screens. */
  | { readonly kind: 'cards'; readonly count: number; readonly height: string }
  /** Six days and the week's end. */
  | { readonly kind: 'week'; readonly count: 7; readonly height: string }
  /** Presents or tiles: three abreast on a phone, six on wide screens. */
  | { readonly kind: 'grid'; readonly count: number; readonly height: string }
  | { readonly kind: 'circle'; readonly width: string }
  /** A circle that has what follows beside it on wide screens. */
  | { readonly kind: 'wheel'; readonly width: string }
  /** A chosen part beside others that are not. */
  | { readonly kind: 'tabs' }
  | { readonly kind: 'lines'; readonly count: number };

const rows = (count: number, height: string): Block => ({ kind: 'rows', count, height });
const cards = (count: number, height: string): Block => ({ kind: 'cards', count, height });
const box = (height: string): Block => rows(1, height);
const tabs: Block = { kind: 'tabs' };
const lines = (count: number): Block => ({ kind: 'lines', count });
/** The steps of a guide, as pictures. */
const guide: Block = { kind: 'grid', count: 3, height: '11.5rem' };
const ranking = [rows(10, '3.75rem')];
/** What stands below the header of a page in its usual state. */
const shapes: Readonly<Partial<Record<PagePath, readonly Block[]>>> = {
  '/other/sevendaySignIn': [box('6.25rem'), { kind: 'week', count: 7, height: '7rem' }, box('3.5rem')],
  '/other/rewards': [cards(6, '6.5rem')],
  '/other/pass': [box('15rem'), rows(6, '9rem')],
  '/other/challenge': [cards(6, '6.5rem')],
  '/other/battle': [tabs, box('16rem'), rows(6, '3.75rem')],
  '/other/presents': [cards(4, '5.5rem')],
  '/other/mission': [cards(2, '12.5rem'), cards(8, '5.25rem')],
  '/other/fire-wheel': [{ kind: 'wheel', width: 'min(100%, 26rem)' }, rows(6, '2.75rem')],
  '/rank': ranking,
  '/rank/coin': ranking,
  '/member/info': [
    box('8.75rem'),
    box('4rem'),
    box('7.5rem'),
    { kind: 'grid', count: 6, height: '4rem' },
    box('20rem'),
  ],
  '/member/edit': [box('9rem'), rows(2, '4.5rem'), box('8rem'), box('4.5rem')],
  '/member/honors': [{ kind: 'circle', width: '11rem' }, box('4.5rem'), rows(4, '7rem')],
  '/member/vip': [box('10rem'), box('4rem'), cards(4, '10rem')],
  '/replay': [box('15rem'), rows(1, '3rem'), { kind: 'lines', count: 6 }],
  '/member/passbook': [box('8rem'), tabs, box('15.5rem'), rows(2, '6rem')],
  '/member/present': [tabs, rows(5, '6rem')],
  '/member/mail': [rows(3, '8rem')],
  '/member/friends': [tabs, rows(8, '3.75rem')],
  '/member/envelopes': [tabs, rows(6, '5.5rem')],
  '/member/limits': [cards(4, '15rem')],
  '/member/account': [box('16rem'), rows(3, '9rem')],
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

/** @returns the blocks of a page below its header; of one that is not listed, those of a text. */
export const shapeOf = (page: PagePath): readonly Block[] => shapes[page] ?? text;
