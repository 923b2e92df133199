import type { ReactNode } from 'react';
import { ContentPage } from '../text/ContentPage.tsx';

/** /other/service: what service a player may expect, and how to complain */
export function ServicePage(): ReactNode {
  return <ContentPage slug="service" />;
}
