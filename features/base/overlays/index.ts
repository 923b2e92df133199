export { createLayerHistory, type LayerHistory } from './layerHistory.ts';
export { OverlayProvider, useIsSpared, useMayAsk, useOverlayTurn } from './OverlayProvider.tsx';
