import { createServiceCaller } from './bench/scale/createServiceCaller.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
const pct=(t:number[],p:number)=>t.toSorted((a,b)=>a-b)[Math.floor(t.length*p)]!.toFixed(1);
for (const site of ['gi','hmd']) {
  const labelled = parse(readFileSync(`/tmp/scratch/old/apps/services/demo/${site}/search-queries.yaml`,'utf8')) as Record<string,{term:string}[]>;
  const terms = Object.entries(labelled).flatMap(([locale,q])=>q.map(({term})=>({locale,term})));
  const call = createServiceCaller('http://127.0.0.1:4270', site);
  const req=(t:any,d:number)=>({...t,term:t.term+'.'.repeat(d),pageSize:24});
  for (let i=0;i<2;i++) for (const t of terms) await call('Search',req(t,0));
  const all:number[]=[],c:number[]=[];
  for (let r=1;r<=3;r++){ const a:number[]=[]; for (const t of terms){ c.push((await call('Search',req(t,0))).ms); a.push((await call('Search',req(t,r))).ms);} all.push(...a); console.log(site,'round',r,'new p50',pct(a,.5),'p95',pct(a,.95)); }
  console.log(site,terms.length,'cached p50',pct(c,.5),'p95',pct(c,.95),'| new p50',pct(all,.5),'p95',pct(all,.95));
}
