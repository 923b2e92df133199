import { jpegUrl, PICTURE } from '../picture.ts';
import type { Samples } from './samplesByContract.ts';

export const pictureSamples: Samples = {
  uploadHeadshot: { Token: 'f'.repeat(64), Img: jpegUrl(PICTURE) },
  getHeadshot: { ID: '0'.repeat(64) },
};
