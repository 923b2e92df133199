/** React's renderer in its own chunk, so that a phone compiles it in its own task (`build/chunkedEntry.ts`). */
export { createRoot } from 'react-dom/client';
