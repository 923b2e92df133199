export { createLayerHistory, type LayerHistory } from './layerHistory.ts';
export { OverlayProvider, useOverlayTurn } from './OverlayProvider.tsx';
