export { ConsentNotice } from './ConsentNotice.tsx';
