export { OwnPlace, type OwnPlaceProps } from './OwnPlace.tsx';
export * as placesLook from './Places.css.ts';
export { Places, type PlacesProps } from './Places.tsx';
export type { Placed } from './PlaceRow.tsx';
export { Prize } from './Prize.tsx';
