import type { ReactNode } from 'react';
import { ContentPage } from '../text/ContentPage.tsx';
import { TextProse } from '../text/TextProse.tsx';

export interface BankCodePageProps {
  /** Another feature's part above the rules: the player's code and the field for a friend's code. */
  children?: ReactNode;
}

/** /other/bankcode: invitation codes, and their rules. */
export function BankCodePage({ children }: BankCodePageProps): ReactNode {
  return (
    <ContentPage slug="bankcode">
      {(text) => (
        <>
          {children}
          <TextProse blocks={text.blocks} contents />
        </>
      )}
    </ContentPage>
  );
}
