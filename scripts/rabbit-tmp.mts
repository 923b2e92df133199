import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { slotGame } from '../games/maths/index.ts';
import { mixedRows, sharedMixes } from '../games/maths/sheet/mixedRows.ts';
import { seededDraws } from '../games/maths/draws/seededDraws.ts';
import { playDraws } from '../games/maths/round/playRound.ts';
const N=36;
let seed=Number(process.argv[2]??7); const rnd=(n:number)=>{seed=(Math.imul(seed,1103515245)+12345)&0x7fffffff; return Math.floor(seed/65536)%n;};
const names='rabbit jar osmanthus lantern star cup mochi1 mochi2 mochi3 mochi4'.split(' ');
const order=(c:Record<string,number>):string[]=>{for(let tries=0;tries<5000;tries++){const pool=Object.entries(c).flatMap(([n,k])=>Array(k).fill(n) as string[]);const out:string[]=[];let ok=true;
  while(pool.length){const can=pool.map((_,i)=>i).filter(i=>!out.slice(-2).includes(pool[i]!)&&!(out.length>=N-2&&out.slice(0,2-(N-1-out.length)).includes(pool[i]!)));
   if(!can.length){ok=false;break;}out.push(pool.splice(can[rnd(can.length)]!,1)[0]!);}
  if(ok)return out;} throw new Error('no order');};
const counts=(scatter:number,wild:number,low:number[]):Record<string,number>=>({...Object.fromEntries(names.map((n,i)=>[n,low[i]!])),...(scatter?{mooncake:scatter}:{}),...(wild?{moon:wild}:{})});
const L=(left:number):number[]=>{const b=[2,2,3,3,3,4,4,4,4,4];let s=b.reduce((a,c)=>a+c,0);let i=9;while(s<left){b[i]!++;s++;i=i===5?9:i-1;}while(s>left){b[i]!--;s--;i=i===5?9:i-1;}return b;};
const W=[0,1,1,1,0],FW=[0,1,2,2,1];
const B=W.map(w=>order(counts(1,w,L(N-1-w)))); const F=FW.map(w=>order(counts(0,w,L(N-w))));
const pays=JSON.parse(process.argv[3]!);
const P2=[[],[2],[],[2],[]],P3=[[],[2],[4],[2],[]],P4=[[2],[4,4],[4,4],[2],[2]],P1=[[],[],[],[],[]];
const panda=JSON.parse(readFileSync('games/catalogue/panda/maths.json','utf8'));
const spins=Number(process.argv[4]??8);
const file:any={code:'rabbit',version:1,rows:4,stops:N,ways:1024,pays,wild:'moon',scatter:'mooncake',freeSpins:{atLeast:3,spins,ladder:[1]},split:{ways:12500,base:[{reels:P1,weight:80},{reels:P2,weight:12},{reels:P3,weight:6},{reels:P4,weight:2}],free:[{reels:P2,weight:5},{reels:P3,weight:4},{reels:P4,weight:1}]},cap:50000,stakes:panda.stakes,jackpots:[],strips:{base96:B.map(s=>s.join(' ')),free:F.map(s=>s.join(' '))},variants:[{name:'r96',return:{from:9550,to:9650},base:'base96',free:'free'}]};
const g=slotGame(file);
const mean=(reels:any,kind:any)=>mixedRows(g,sharedMixes(g,reels,kind)).reduce((s,r)=>s+r.paid,0)/10;
const p=4/N;const chance=10*p**3*(1-p)**2+5*p**4*(1-p)+p**5;
const b=mean(g.base,'base'),f=mean(g.freeSpins!.reels,'free');
let s1=0,s2=0,hits=0,most=0;const d=seededDraws(3);const R=60000;for(let i=0;i<R;i++){const x=playDraws(g,20,d).pay/10;s1+=x;s2+=x*x;if(x>0)hits++;most=Math.max(most,x);}
console.log('base',b,'free spin',f,'free',f*spins*chance,'sum',b+f*spins*chance,'sd',Math.sqrt(s2/R-(s1/R)**2),'hit',hits/R,'most',most,'simmean',s1/R,1/chance);
if(process.argv[5]==='write'){mkdirSync('games/catalogue/rabbit',{recursive:true});writeFileSync('games/catalogue/rabbit/maths.json',JSON.stringify(file,undefined,2)+'\n');}
