import titles from '#content/titles.json' with { type: 'json' };
import { readPageTitles } from '#protocol/pageTitles.ts';

export { nameBrand, titleOf } from '#protocol/pageTitles.ts';
/** The titles of all pages, as the operator wrote them. */
export const pageTitles = readPageTitles(titles);
