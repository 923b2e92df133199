export { EmptyState, ErrorState, OfflineState } from './StateView.tsx';
