export { ReceiveOpenParts } from './ReceiveOpenParts.tsx';
export { TestPage, type TestPageProps } from './TestPage.tsx';
