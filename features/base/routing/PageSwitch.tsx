import type { ReactNode } from 'react';
import type { PagePath } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { useLocation } from './router.tsx';

export interface PageSwitchProps {
  /** The content of each page, by its path in the protocol's table. */
  pages: Readonly<Partial<Record<PagePath, ReactNode>>>;
  otherwise?: ReactNode;
}

/** Shows the page of the current address, with or without a language prefix. */
export function PageSwitch({ pages, otherwise }: PageSwitchProps): ReactNode {
  const { path } = pageAddressOf(useLocation().pathname);
  return path !== undefined && path in pages ? pages[path] : otherwise;
}
