export { PreviewedBrand as default } from '#features/studio/index.ts';
