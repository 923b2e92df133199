import { ACTIVITY_IDS, type ActivityID, type RankActivity } from '#protocol/entities/ranking.ts';
import { type Activity, stakedIn, wonIn } from '../activity/activity.ts';
import { ECONOMY } from '../economy.ts';
import { type Period, type PeriodKind, periodBefore, periodOf } from './period.ts';

type Words = Pick<RankActivity, 'Title' | 'Rules'>;

interface Definition extends Words {
  readonly Measure: RankActivity['Measure'];
  readonly Period: PeriodKind;
}

const leastBet = ECONOMY.Ranking.MultipleLeastBet;

const DEFINITIONS: Readonly<Record<ActivityID, Definition>> = {
  weeklyBet: {
    Measure: 'bet',
    Period: 'week',
    Title: { zh_tw: '週投注王', id_id: 'Raja taruhan mingguan', vi_vn: 'Vua cược tuần' },
    Rules: {
      zh_tw:
        '統計本週（週一 00:00 至週日 24:00，台北時間）所有遊戲的總投注額，每 15 分鐘更新。同分時先達成者排名在前，獎勵於活動結束後以信件發送。',
      id_id:
        'Menghitung total taruhan di semua game minggu ini (Senin 00:00 sampai Minggu 24:00 waktu Taipei), diperbarui tiap 15 menit. Bila seri, yang lebih dulu mencapai ada di atas. Hadiah dikirim lewat surat setelah berakhir.',
      vi_vn:
        'Tính tổng cược của mọi trò chơi trong tuần (từ 00:00 thứ Hai đến 24:00 Chủ nhật, giờ Đài Bắc), cập nhật mỗi 15 phút. Bằng điểm thì ai đạt trước xếp trên. Thưởng gửi qua thư sau khi kết thúc.',
    },
  },
  weeklyMultiple: {
    Measure: 'multiple',
    Period: 'week',
    Title: { zh_tw: '週倍數王', id_id: 'Raja pengali mingguan', vi_vn: 'Vua hệ số tuần' },
    Rules: {
      zh_tw: `取本週單局最高倍數（派彩除以投注，投注須達 ${leastBet}），每 15 分鐘更新。同分時先達成者排名在前，獎勵於活動結束後以信件發送。`,
      id_id: `Pengali tertinggi dalam satu putaran minggu ini (kemenangan dibagi taruhan, taruhan minimal ${leastBet}), diperbarui tiap 15 menit. Bila seri, yang lebih dulu mencapai ada di atas. Hadiah dikirim lewat surat setelah berakhir.`,
      vi_vn: `Hệ số cao nhất của một ván trong tuần (tiền thắng chia tiền cược, cược ít nhất ${leastBet}), cập nhật mỗi 15 phút. Bằng điểm thì ai đạt trước xếp trên. Thưởng gửi qua thư sau khi kết thúc.`,
    },
  },
  dailyWin: {
    Measure: 'win',
    Period: 'day',
    Title: { zh_tw: '每日贏分榜', id_id: 'Kemenangan harian', vi_vn: 'Bảng thắng mỗi ngày' },
    Rules: {
      zh_tw:
        '統計當日（00:00 至 24:00，台北時間）所有遊戲的總派彩，每 15 分鐘更新。同分時先達成者排名在前，獎勵於隔日以信件發送。',
      id_id:
        'Menghitung total kemenangan di semua game hari ini (00:00 sampai 24:00 waktu Taipei), diperbarui tiap 15 menit. Bila seri, yang lebih dulu mencapai ada di atas. Hadiah dikirim lewat surat keesokan harinya.',
      vi_vn:
        'Tính tổng tiền thắng của mọi trò chơi trong ngày (00:00 đến 24:00, giờ Đài Bắc), cập nhật mỗi 15 phút. Bằng điểm thì ai đạt trước xếp trên. Thưởng gửi qua thư vào ngày hôm sau.',
    },
  },
};

export const boardOf = (id: ActivityID, period: Period): string => `${id}:${period.key}`;

export function activityPeriod(id: ActivityID, which: 'current' | 'last', now: number): Period {
  const kind = DEFINITIONS[id].Period;
  return which === 'current' ? periodOf(kind, now) : periodBefore(kind, now);
}

export function serializeActivity(id: ActivityID, period: Period): RankActivity {
  const rows = ECONOMY.Ranking.Rewards[id];
  return {
    ActivityID: id,
    ...DEFINITIONS[id],
    StartTime: new Date(period.start).toISOString(),
    EndTime: new Date(period.end).toISOString(),
    Rewards: rows.map(({ To, Gold }, at) => ({ From: (rows[at - 1]?.To ?? 0) + 1, To, Gold })),
  };
}

export const titleOf = (id: ActivityID): RankActivity['Title'] => DEFINITIONS[id].Title;

/** The reward in gold. 0 means that the place is not rewarded. */
export const rewardOf = (id: ActivityID, rank: number): number =>
  rank < 1 ? 0 : (ECONOMY.Ranking.Rewards[id].find(({ To }) => rank <= To)?.Gold ?? 0);

export const rewardedPlaces = (id: ActivityID): number => ECONOMY.Ranking.Rewards[id].at(-1)?.To ?? 0;

type Round = Pick<Extract<Activity, { readonly Kind: 'round' }>, 'Bet' | 'Win' | 'AtRisk' | 'IsFree'>;

/** 0 if the round does not count. */
function countedOf(id: ActivityID, round: Round): number {
  const { Measure } = DEFINITIONS[id];
  const { Bet, Win } = round;
  if (Measure === 'bet') return stakedIn(round);
  if (Measure === 'win') return wonIn(round);
  return Bet < leastBet ? 0 : Math.floor((Win * 100) / Bet);
}

export function scoresAfter(
  round: Round,
  scoreOf: (id: ActivityID) => number,
): readonly { readonly id: ActivityID; readonly score: number }[] {
  return ACTIVITY_IDS.flatMap((id) => {
    const [before, counted] = [scoreOf(id), countedOf(id, round)];
    const score = DEFINITIONS[id].Measure === 'multiple' ? Math.max(before, counted) : before + counted;
    return score > before ? [{ id, score }] : [];
  });
}
