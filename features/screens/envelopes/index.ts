export { EnvelopeCard } from './card/EnvelopeCard.tsx';
export { EnvelopeProvider } from './EnvelopeProvider.tsx';
export { EnvelopesPage } from './list/LazyEnvelopesPage.ts';
export { useEnvelopeSending } from './useEnvelopeSending.ts';
export { useEnvelopeList } from './state/useEnvelopeList.ts';
