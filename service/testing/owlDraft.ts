/** A valid file for `game add`. */
export const OWL = {
  GameCode: 'owl',
  GameNames: { zh_tw: '夜梟秘寶', en_us: 'Night Owl', id_id: 'Burung Hantu', vi_vn: 'Cú Đêm' },
  Category: 'slot',
  MinBet: 20,
  MaxBet: 20_000,
  Volatility: 4,
};
