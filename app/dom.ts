/** React's renderer: a module of its own, so that a telephone makes it ready in a task of its own (`build/chunkedEntry.ts`). */
export { createRoot } from 'react-dom/client';
