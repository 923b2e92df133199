export { TestPage, type TestPageProps, testBrands } from './TestPage.tsx';
