/**
 * Words of their own that are one slip away from a word of the grammars: "chart" is no slip of "chhath". Found by comparing lists
 * of common words with all known spellings. A question with one of them is about something else.
 */
export const nearWords =
  'ambiance,ambience,arch,assam,aunt,avalanche,bags,bake,baker,bali,bang,bangs,banker,bark,barks,' +
  'barn,base,bate,batter,bays,bean,bears,beer,beers,begging,bench,bet,bitter,blow,bone,bother,' +
  'bothers,brass,buffalo,cabin,cage,calf,caller,callers,calling,calm,candy,cane,capital,caravan,' +
  'cared,career,careers,carried,carries,cart,carve,cash,cast,catch,celebrity,chair,chairs,chance,' +
  'changer,charger,chargers,chart,charts,chased,chasing,cheat,cheer,cheers,coat,cobra,cod,coded,' +
  'coding,cods,coffee,coffees,cola,colas,collection,combing,combs,compass,con,concert,concerts,' +
  'condition,connected,contract,convent,convents,conversation,converse,core,cores,corn,couch,courier,' +
  'couriers,covered,covering,covert,crosses,currant,currants,cute,dale,darting,dated,dater,dealer,' +
  'decrease,different,dinners,drama,dramas,drawing,ear,electrician,emergence,emergent,faster,fate,' +
  'fates,feather,fetter,fight,fights,food,fried,fur,hammer,hammering,hammers,hell,here,hung,hunt,' +
  'increase,increases,kate,kia,kill,lad,late,lead,lend,lest,letter,letters,lie,loves,maid,mall,man,' +
  'marches,marker,markers,matches,matter,meal,men,mission,mostly,motel,moth,moths,motor,mourning,' +
  'mouths,move,mover,mutter,others,pace,pain,pains,paint,paints,pair,pairs,palace,panda,panic,pant,' +
  'park,part,passes,patch,patrol,patrols,paused,phase,poles,policies,policy,polishes,polite,polls,' +
  'pond,porch,portal,portals,pot,present,princes,princess,prizes,process,provide,publish,punch,' +
  'punish,pushed,racer,rail,rain,raining,rake,rank,raters,rats,reform,reminding,repairing,resort,' +
  'ripe,roofs,royal,rubbish,ruining,rushing,safe,sail,salt,salver,sand,sane,santa,save,saved,sea,' +
  'seed,seen,shape,shapes,shark,sharks,sharp,shave,shaved,shaves,shift,sin,sing,smelling,sock,soft,' +
  'solver,sore,soul,souls,sound,sounds,sour,sped,spelling,spit,star,stares,staring,stars,states,' +
  'statue,steed,sundae,swan,tear,teasing,teeth,teller,tellers,theater,thirsty,tie,tied,ties,toe,' +
  'washes,water,waters,weaker,whether,wines,wires,wise,wished,wives,writer,achar,adhi,akar,' +
  'aksharmala,anar,asal,asan,asha,asina,baari,badam,badhai,badhnu,bahira,baja,bajai,bajura,' +
  'banaunchha,banaune,banaunu,bari,barkha,basau,bhaera,bhajan,bhanau,bhansa,bhari,bharosa,bhedi,' +
  'bhetdina,bhim,bhir,bibaha,bichaar,bichar,biha,bikash,bipana,bodi,bolau,boleko,buddhi,budhi,budi,' +
  'chalau,chandra,changa,chappal,charta,chati,chautara,chautari,chhati,chhatra,chot,churi,dal,' +
  'dhading,dhakal,dhiraj,dil,dolakha,fel,gaaro,gae,gahro,gare,garmi,garmii,garo,garwa,gwarko,kaag,' +
  'kaccha,kachcha,kafle,kaili,kali,kalli,kamar,kamila,kammar,katau,katchha,katna,kayar,keta,khaau,' +
  'khae,khaja,khali,khanaa,khatra,khatri,khau,khet,khutta,kotha,kothaa,koththa,mahottari,maile,maili,' +
  'mailo,mala,malla,mandir,mann,marna,meena,mina,mula,nyaya,pachau,padhchha,pahilo,pahuna,panchta,' +
  'panja,paras,pari,pasale,pat,pauna,paunchha,piro,rakhchha,rana,rijal,rimal,rupak,rupesh,saag,saahu,' +
  'sabin,sabina,sacho,safa,sahas,sahi,sahro,samaaj,samaan,samaj,saman,samman,sangai,sapana,saphaa,' +
  'sapna,saptari,sarpa,shah,shahi,shakti,shanta,shanti,sundai,sundar,sundhara,swastika,taara,tara,' +
  'thar,thelera,tigra,timi,tira,tito,क्षेत्री,जिरा,जोड्नु,पहिलो,पाउनु,पातलो,पास,पिरो,पुग्ने,पूर्ण,' +
  'बस्नुहोस्,बोल्नु,बोल्ने,मीना,सप्तरी,asthma,backpack,big,cat,cats,cattle,chat,chats,cinema,damage,' +
  'door,doors,downtown,earphone,fellow,goldfish,grammar,height,hindi,jest,karate,keen,kind,kinds,' +
  'latter,locker,magnet,mail,main,making,male,mama,manage,mandate,mars,mended,nowhere,person,pit,' +
  'polish,pools,pulls,raced,racket,rackets,rifle,rule,sack,sandal,sauna,sixteen,smartphone,toll,' +
  'tolls,trick,tricks,war,wars,zest,form,begin,dune,riser,rubbing,saree,sari,baadal,challa,chara,' +
  'chhala,chhata,haad,kaan,kan,katahar,khana,kunwar,maas,maila,rahanu,roknu,sadhai,sarai,sarhai,' +
  'sunnu,tol,lekhak,नङ,रङ,लोग्ने,हाँस्ने,हार्ने,सही'
