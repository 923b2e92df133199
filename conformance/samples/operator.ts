import type { Samples } from './samplesByContract.ts';

const words = (text: string) => ({ zh_tw: text, id_id: text, vi_vn: text });

export const operatorSamples: Samples = {
  getSwitches: {},
  getServiceStatus: {},
  setMaintenance: { On: false },
  setSwitch: { Name: 'ad', Value: 'default' },
  putAnnouncement: { Title: words('標題'), Content: words('內容') },
  putAd: { Bookmark: 'store', Title: words('廣告'), Image: words('/art/banners/rain-zh-700.avif') },
  setWord: { Kind: 'blocked', Word: '樣本詞', Active: false },
};
