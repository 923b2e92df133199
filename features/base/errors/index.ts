export { FailedView, type FailedViewProps } from './FailedView.tsx';
export { MistakeAlert } from './MistakeAlert.tsx';
export { useHasOfflineView } from './offlineViews.ts';
export { PageFailure } from './PageFailure.tsx';
export { reportError, watchErrors } from './report/reportError.ts';
export { QuietBoundary, type QuietBoundaryProps } from './QuietBoundary.tsx';
export { StateDrawing } from './StateDrawing.tsx';
export { type ErrorOverrides, useErrorText } from './useErrorText.ts';
