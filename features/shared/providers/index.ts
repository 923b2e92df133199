export { type ProviderID, ProviderMark } from './ProviderMark.tsx';
