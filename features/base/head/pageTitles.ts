import titles from '#content/titles.json' with { type: 'json' };
import { readPageTitles } from '#protocol/pageTitles.ts';

export { nameBrand, titleOf } from '#protocol/pageTitles.ts';
/** The titles of all pages from the operator's `content/titles.json`. */
export const pageTitles = readPageTitles(titles);
