import type { ReactNode } from 'react';
import { BareFrame } from '../bare/BareFrame.tsx';
import { Landing } from '../landing/Landing.tsx';
import { ContentPage } from '../text/ContentPage.tsx';

/** /landingPage: the target of advertisements, without the shared layout. */
export function LandingPage(): ReactNode {
  return (
    <BareFrame width="wide">
      <ContentPage bare slug="landing">
        {(text) => <Landing text={text} />}
      </ContentPage>
    </BareFrame>
  );
}
