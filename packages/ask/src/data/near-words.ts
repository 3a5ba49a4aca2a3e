/**
 * Words of their own that are one slip away from a word of the grammars: "chart" is no slip of "chhath". Found by comparing lists
 * of common words with all known spellings. A question with one of them is about something else.
 */
export const nearWords =
  'bhada,bhadaa,भाडा,bat,bath,rival,frank,torn,mill,tariff,ton,ambiance,ambience,arch,assam,aunt,' +
  'bags,bake,baker,bali,bang,banker,bark,barn,base,bate,batter,bays,bean,bears,beer,begging,bench,' +
  'bitter,blow,bone,bother,brass,buffalo,caller,cared,career,carried,carries,celebrity,chair,chance,' +
  'changer,charger,chart,chasing,cheat,cheer,cod,coded,coding,cods,collection,combing,combs,compass,' +
  'con,concert,condition,connected,contract,convent,conversation,converse,courier,covered,covering,' +
  'covert,crosses,currant,dale,darting,dated,dater,dealer,decrease,different,dinners,drama,drawing,' +
  'ear,electrician,emergence,emergent,faster,fate,feather,fetter,fight,food,fried,fur,hammer,' +
  'hammering,hell,here,hung,hunt,increase,kate,kia,kill,lad,late,lead,lend,lest,letter,lie,loves,' +
  'maid,mall,man,marches,marker,matches,matter,meal,men,mission,mostly,motel,moth,motor,mourning,' +
  'mouths,move,mover,mutter,others,pace,pain,paint,pair,palace,panda,pant,park,part,passes,patch,' +
  'patrol,paused,poles,policies,policy,polishes,polite,polls,pond,porch,portal,pot,present,princes,' +
  'prizes,process,provide,publish,punch,punish,pushed,racer,rail,raining,rake,rank,raters,rats,' +
  'reminding,repairing,resort,ripe,royal,rubbish,ruining,rushing,safe,salt,salver,sand,sane,santa,' +
  'save,saved,sea,seed,seen,shape,shark,sharp,shave,sin,sing,smelling,solver,sore,soul,sound,sour,' +
  'sped,spelling,star,stares,staring,states,statue,sundae,swan,tear,teeth,teller,theater,thirsty,tie,' +
  'tied,ties,toe,washes,weaker,whether,wines,wires,wise,wished,wives,writer,achar,adhi,akar,' +
  'aksharmala,anar,asal,asan,asha,asina,baari,badam,badhai,badhnu,bahira,baja,bajai,bajura,' +
  'banaunchha,banaune,banaunu,bari,barkha,basau,bhaera,bhajan,bhanau,bharosa,bhedi,bhetdina,bhir,' +
  'bichaar,biha,bipana,bodi,bolau,boleko,buddhi,budi,chalau,changa,chappal,chautara,chautari,chhatra,' +
  'chot,churi,dhading,dhakal,dhiraj,dil,dolakha,fel,gaaro,gae,gare,garmi,garo,garwa,gwarko,kachcha,' +
  'kafle,kaili,kali,kalli,kamar,kamila,katau,katna,kayar,keta,khaau,khae,khaja,khanaa,khatra,khatri,' +
  'khau,khet,khutta,kotha,kothaa,mahottari,maile,maili,mailo,mala,malla,mandir,mann,meena,mina,mula,' +
  'nyaya,pachau,padhchha,pahuna,panchta,panja,paras,pari,pasale,pat,paunchha,piro,rakhchha,rana,' +
  'rijal,rimal,rupak,rupesh,saag,saahu,sabin,sacho,safa,sahas,sahi,sahro,samaaj,samaan,sangai,sapana,' +
  'saphaa,sapna,saptari,shah,shahi,shakti,shanti,sundai,swastika,taara,tara,thar,tigra,timi,tira,' +
  'tito,क्षेत्री,जिरा,जोड्नु,पाउनु,पातलो,पास,पिरो,पुग्ने,पूर्ण,बस्नुहोस्,बोल्नु,बोल्ने,सप्तरी,' +
  'backpack,big,cat,cats,cattle,chat,cinema,damage,door,downtown,goldfish,grammar,height,hindi,jest,' +
  'karate,keen,kind,latter,locker,magnet,mail,main,making,male,mama,mars,person,pools,raced,racket,' +
  'rifle,rule,sack,sauna,sixteen,smartphone,toll,trick,war,wars,zest,form,begin,dune,riser,rubbing,' +
  'saree,sari,baadal,challa,chara,chhata,haad,kaan,kan,katahar,khana,kunwar,maas,maila,rahanu,roknu,' +
  'sadhai,sarai,sunnu,tol,lekhak,नङ,रङ,लोग्ने,हाँस्ने,हार्ने,सही'
