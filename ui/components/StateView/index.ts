export { EmptyState, ErrorState, OfflineState, type StateViewProps } from './StateView.tsx';
