export { LegalNotice } from './LegalNotice.tsx';
