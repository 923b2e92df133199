import type { ReactNode } from 'react';
import { Questions } from '../questions/Questions.tsx';
import { ContentPage } from '../text/ContentPage.tsx';

/** /support/qna: questions and answers, with a search and links (`/support/qna#code`). */
export function QuestionsPage(): ReactNode {
  return <ContentPage slug="qna">{(text) => <Questions text={text} />}</ContentPage>;
}
