export { TestPage, type TestPageProps } from './TestPage.tsx';
