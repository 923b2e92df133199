import type { ReactNode } from 'react';
import { ContentPage } from '../text/ContentPage.tsx';

/** /newbie/games: what games there are, and how they are played */
export function GamesPage(): ReactNode {
  return <ContentPage slug="games" />;
}
