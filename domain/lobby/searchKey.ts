/** A name folded for search: width, case, accents and spaces do not count. */
export const searchKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\s]/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
