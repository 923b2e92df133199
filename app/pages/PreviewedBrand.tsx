export { PreviewedBrand as default } from '#studio/index.ts';
