import type { ReactNode } from 'react';
import { ContentPage } from '../text/ContentPage.tsx';

/** /newbie/games: the kinds of games and how to play them */
export function GamesPage(): ReactNode {
  return <ContentPage slug="games" />;
}
