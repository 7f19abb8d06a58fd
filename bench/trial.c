/* The program of our first trial: random solo games with four scoring cards on approximate card data. The fast
   lane has a bar against it (bench/lab.py). Nobody reads it for its rules: those stand in limit.c. */
#include <stdint.h>
#include <immintrin.h>
typedef unsigned __int128 u128; typedef uint64_t u64;
#include "trial.h"
static inline int pc(u128 x){return __builtin_popcountll((u64)x)+__builtin_popcountll((u64)(x>>64));}
static inline int sel(u128 x,int k){u64 lo=(u64)x;int n=__builtin_popcountll(lo); if(k<n) return __builtin_ctzll(_pdep_u64(1ULL<<k,lo)); return 64+__builtin_ctzll(_pdep_u64(1ULL<<(k-n),(u64)(x>>64)));}
static inline u128 dil(u128 x){return (x|x<<11|x>>11|(x&NOT10)<<1|(x&NOT0)>>1)&FULL;}
static inline u128 low(u128 x){return x&-x;}
static inline u128 flood(u128 c,u128 x){for(;;){u128 d=dil(c)&x; if(d==c) return c; c=d;}}
enum{FOREST,VILLAGE,FARM,WATER,MONSTER};
static int treetower(u128 f,const u128*t){return pc(t[FOREST]&(f<<11|ROW0)&(f>>11|ROW10)&((f&NOT10)<<1|COL0)&((f&NOT0)>>1|COL10));}
static int greengold(u128 f,const u128*t){int s=0;u128 x=t[VILLAGE];while(x){u128 c=flood(low(x),x),d=dil(c);x^=c;
 if(!!(d&t[FOREST])+!!(d&t[FARM])+!!(d&t[WATER])+!!(d&t[MONSTER])+!!(d&MOUNTAIN)>=3)s+=3;}return s;}
static int shoreside(u128 f,const u128*t){int s=0;for(int q=0;q<2;q++){u128 x=t[q?WATER:FARM],b=t[q?FARM:WATER];while(x){u128 c=flood(low(x),x);x^=c;if(!(c&EDGE)&&!(dil(c)&b))s+=3;}}return s;}
static int barony(u128 f,const u128*t){int n=0;u128 x=f;while(x){n++;x&=(x&NOT0)>>1&x>>11&(x&NOT0)>>12;}return 3*n;}
static int score(int e,u128 f,const u128*t){switch(e){case 0:return treetower(f,t);case 1:return greengold(f,t);case 2:return shoreside(f,t);default:return barony(f,t);}}
static inline int legal(int sh,u128 empty,u128 ruins,int need,u128*out){const shape_t*S=&SHAPE[sh];int tot=0;
 for(int o=0;o<S->n;o++){u128 a=S->o[o].valid; int nc=S->o[o].nc; for(int j=0;j<nc;j++) a&=empty>>S->o[o].off[j];
  if(need&&a){u128 c=0;for(int j=0;j<nc;j++) c|=ruins>>S->o[o].off[j]; a&=c;}
  out[o]=a; tot+=pc(a);} return tot;}
#define NEXT (s=s*6364136223846793005ULL+1442695040888963407ULL,s>>33)
#define PICK(n) ((int)((NEXT*(u64)(n))>>31))
typedef struct{int total,steps;u64 lo,hi;}res_t;
static res_t play(u64 seed){
 u64 s=seed*0x9E3779B97F4A7C15ULL+1; u128 t[5]={0,0,0,0,0},filled=MOUNTAIN;int coins=0,mdone=0,total=0,steps=0;
 int amb[4]={0,1,2,3},na=4,in[4],ni=0;
 for(int season=0;season<4;season++){
  static const int LIM[4]={8,8,7,6};
  int p=PICK(na);in[ni++]=amb[p];for(na--;p<na;p++)amb[p]=amb[p+1];
  int deck[17],nd=0;for(;nd<AMB0;nd++)deck[nd]=nd;for(int q=0;q<ni;q++)deck[nd++]=AMB0+in[q];
  int time=0,i=0,need=0;
  while(time<LIM[season]){
   int j=i+PICK(nd-i),c=deck[j];deck[j]=deck[i];deck[i]=c;i++;
   if(c>=AMB0){int a=c-AMB0;for(int q=0;q<NAMB[a];q++)if(!(AMBM[a][q]&filled)){filled|=AMBM[a][q];t[MONSTER]|=AMBM[a][q];break;}
    int q=0;while(in[q]!=a)q++;for(ni--;q<ni;q++)in[q]=in[q+1];}
   else if(c>=NEXP){need=1;continue;}
   else{const card_t*C=&CARD[c];time+=C->t;u128 empty=FULL^filled;if(!empty){need=0;continue;}
    u128 L[2][8];int n[2]={0,0},ns=C->ns,nt=C->nt;const int*te=C->te;static const int ALL[5]={0,1,2,3,4};
    for(int q=0;q<ns;q++)n[q]=legal(C->sh[q],empty,RUIN&empty,need,L[q]);
    int tot=n[0]+n[1];u128 m;
    if(!tot){if(need){te=ALL;nt=5;} tot=pc(empty);int k=PICK(tot*nt);int terr=te[k/tot];k%=tot;m=(u128)1<<sel(empty,k);t[terr]|=m;}
    else{int k=PICK(tot*nt);int terr=te[k/tot];k%=tot;int q=0;if(k>=n[0]){k-=n[0];q=1;}
     int o=0;for(;;o++){int z=pc(L[q][o]);if(k<z)break;k-=z;}
     m=SHAPE[C->sh[q]].o[o].base<<sel(L[q][o],k);coins+=C->coin[q];t[terr]|=m;}
    filled|=m;need=0;steps++;}
   for(int q=0;q<5;q++)if(!(mdone>>q&1)&&(MNB[q]&filled)==MNB[q]){mdone|=1<<q;coins++;}
  }
  total+=score(season,filled,t)+score((season+1)&3,filled,t)+coins-pc(dil(t[MONSTER])&(FULL^filled));
 }
 return (res_t){total,steps,(u64)filled,(u64)(filled>>64)};
}
void play_batch(u64 seed0,int n,int32_t*total,int32_t*steps,u64*bits){for(int i=0;i<n;i++){res_t r=play(seed0+i);total[i]=r.total;steps[i]=r.steps;bits[2*i]=r.lo;bits[2*i+1]=r.hi;}}
