/**
 * Words of every question, by concept: spellings in English, romanised Nepali and Devanagari, separated by commas. Spellings
 * that `fold` makes equal are listed once. Phrases match with and without spaces.
 */
export const commonWords = {
  /** Says nothing about what is asked. */
  filler:
    'a,an,the,of,is,are,was,be,do,does,did,can,could,you,u,me,my,i,we,our,please,plz,pls,tell,give,show,get,find,know,' +
    'want,need,check,see,hi,hello,hey,namaste,sir,dai,didi,bro,ok,it,its,that,this,there,will,would,should,about,for,at,' +
    'on,as,and,only,chaincha,chainxa,चाहिन्छ,चाहिने,been,be like,would that,says,said,kaile,aba,aaba,aayo,ayo,aaeko,aucha,auncha,vo,vako,bho,hos,bhandinu,bhandinus,bhandinuhos,kripaya,herne,herna,hernu,cahie,son,daughter,brother,sister,father,mother,wife,husband,friend,chora,chori,nati,natini,buwa,baba,aama,bahini,srimati,pathako,pathayo,pathaeko,gako,gayeko,chalyo,chaleko,yo time,this time,celebrate,celebrated,manaune,manaincha,manauncha,manauchhan,अब,भएँ,भएको हो,आयो,आएको,चल्यो,पठाएको,छोरा,छोरी,नाति,नातिनी,दाइ,भाइ,दिदी,बहिनी,बुवा,आमा,श्रीमती,मनाइन्छ,मनाउने,if,am,falls,fall,by,from which,were,im,whats the,going on,happening,chalirako,chaliraxa,chalirakheko,chaldai,chalcha,chalxa,nikalne,nikal,pugyo,pugeko,pareko,paryo,huncha hola,hunna,gareko,gardai,janna,janne,khojeko,manche,manis,ma,म,मान्छे,मानिस,व्यक्ति,पुग्यो,पुगेको,परेको,पर्यो,परेछ,चलिरहेको,चल्दैछ,चल्छ,निकाल्ने,खोजेको,जान्न,' +
    'just,have,has,us,going,let,say,kindly,exactly,right,available,called,' +
    'with,any,some,then,so,also,actually,someone,person,they,he,his,she,her,your,how about,info,information,details,' +
    'bhaneko,rahecha,bhayeko,ani,jati,sathi,hoina,haina,' +
    'hunthyo,thio,parthyo,lagyo,lageko,lagne,sakincha,milcha,usko,unko,tapailai,hunuparcha,' +
    'aaudai,aaudaicha,chaliraheko,sabai,chahanchu,' +
    'भनेको,रहेछ,पनि,अनि,जति,होइन,पर्थ्यो,लाग्यो,लागेको,लाग्ने,सकिन्छ,मिल्छ,उसको,उनको,तपाईं,सबै,चाहन्छु,छु,आउँदै,हुँदैछ,हुनुपर्छ,' +
    'ko,ka,ki,k,ke,ho,hola,hunchha,hunxa,hunu,hudai,hune,cha,xa,x,chan,chhaina,thiyo,thiena,thiyena,bhayo,bhako,bhaeko,bhane,bhanera,parcha,parxa,parne,' +
    'parla,lagcha,lagxa,pugcha,pugxa,auxa,aune,aauna,paincha,painxa,paune,pauxa,garna,garne,garnu,garnus,gara,gari,garda,gardinus,dinu,dinus,dinuhos,dine,' +
    'deu,bhana,bhannu,bhannus,bhanana,batau,bataunu,bataunus,batauna,malai,mero,hamro,timro,tapai,hajur,yo,tyo,yas,ra,ni,na,hai,ta,nai,' +
    'chai,euta,matra,bhai,hun,re,haru,le,thaha,jankari,hunuhunchha,dekhau,dekhaunus,chahiyo,' +
    'को,का,की,हो,होला,छ,छन्,छैन,थियो,थिएन,भयो,भएको,भने,भनेर,पर्छ,पर्दछ,पर्ने,पर्ला,लाग्छ,हुन्छ,हुन्,हुने,आउँछ,आउँदैछ,आउने,आउन,' +
    'पाइन्छ,पाइने,पाउने,गर्नु,गर्ने,गर्न,गर्नुहोस्,गर्नुस्,गर,गरेर,गरी,गर्दा,दिनुस्,दिनुहोस्,देऊ,भन,भन्नुस्,भन्नुहोस्,बताउनुस्,बताउनुहोस्,बताऊ,मलाई,मेरो,हाम्रो,' +
    'यो,त्यो,यस,यसको,र,नि,न,है,त,नै,चाहिँ,एउटा,मात्र,कृपया,हजुर,नमस्ते,रे,हरू,ले,थाहा,जानकारी,देखाउनुस्,देखाऊ,चाहियो,हुन्थ्यो,पुग्छ,लागि,हिजोआज',
  /** A question word; the grammar already knows what is asked. */
  question:
    'what,whats,which,how,much,many,when,kati,kti,kun,kahile,kahila,kailey,kasto,kya,कति,के,कुन,कहिले,कस्तो,कतिवटा',
  howmany: 'how many,kati,kti,no of,number of,total,कति,कतिवटा,जम्मा',
  when: 'when,kahile,kahila,कहिले,kun din,कुन दिन,kun date,what date,which day,what day',
  where: 'where,location,kaha,kahan,kata,kun thau,thau,कहाँ,कता,कुन ठाउँ,ठाउँ',
  price:
    'price,prices,rate,rates,value,money,cost,costs,worth,amount,mulya,mol,bhau,vau,bhaw,vaau,daam,dam,dar,paisa,rs,charge,मूल्य,मोल,भाउ,दाम,दर,रेट,प्राइस,पैसा',
  today: 'today,todays,aaja,aaj,aja,ajko,tonight,2day,आज,आजको',
  now: 'running,ongoing,chalu,chaludai,चालु,now,current,currently,latest,live,new,recent,ahile,aile,hal,taja,naya,अहिले,हाल,ताजा,नयाँ,वर्तमान,पछिल्लो',
  tomorrow: 'tomorrow,tmrw,tmr,bholi,voli,भोलि',
  yesterday: 'yesterday,hijo,हिजो',
  overmorrow: 'day after tomorrow,parsi,पर्सि',
  ereyesterday: 'day before yesterday,asti,अस्ति',
  nepal: 'nepal,nepali,nepalma,in nepal,नेपाल,नेपाली,नेपालमा',
  kathmandu: 'kathmandu,ktm,kathmanduma,काठमाडौँ,काठमाण्डौ',
  date: 'date,dates,miti,tarik,gate,gatey,gatae,मिति,तारिख,गते,डेट',
  day: 'day,days,din,दिन',
  week: 'week,weeks,hapta,haptaa,saptah,हप्ता,साता,सप्ताह',
  month: 'month,months,mahina,mahinako,महिना',
  year: 'year,years,yr,barsa,saal,sal,barsako,वर्ष,साल,वर्षको,सालको',
  weekday: 'weekday,bar,baar,var,kun bar,k bar,what day,which day,day of week,बार,कुन बार',
  number: 'number,numbers,figures,anka,अंक,no,num,nambar,namber,nr,नम्बर,नं,संख्या',
  phone: 'phone,telephone,mobile,contact,call,dial,hotline,helpline,fon,फोन,मोबाइल,सम्पर्क,कल,हटलाइन,हेल्पलाइन',
  convert:
    'convert,=,converted,converter,conversion,converting,change,calculate,calculator,equal,equals,equivalent,exchange,badal,badalne,badalnu,badla,badaldinus,badalidinus,badalnuhos,badlinus,parivartan garnus,sata,satne,rupantaran,parivartan,barabar,bhanjaunu,' +
    'रूपान्तरण,परिवर्तन,बराबर,साट्ने,साट्दा,साट्नु,बदल्ने,बदलिदिनुहोस्,बदल्नुहोस्,बदलिदिनुस्,बदल,बदल्नु,कन्भर्ट,हिसाब',
  to: 'to,into,lai,ma,maa,लाई,मा,टु',
  in: 'in,ma,maa,maxa,मा,भित्र',
  from: 'from,dekhi,bata,since,देखि,बाट',
  until: 'until,till,to,samma,sama,सम्म',
  buy: 'buy,buying,sell,selling,purchase,kinna,kinne,kinda,kinnu,kinnalai,kharid,bechna,bechne,किन्न,किन्ने,किन्दा,किन्नु,खरिद,बेच्न,बेच्ने,बेच्दा',
  whose: 'whose,kasko,kasle,कसको',
  between: 'between,and,ra,bich,bichma,difference,diff,gap,antar,farak,बीच,बीचमा,र,अन्तर,फरक',
  left: 'left,countdown,remaining,to go,remain,baki,banki,until,till,more,अब,बाँकी',
  passed: 'passed,since,elapsed,ago,bhayo,bityo,bite,भयो,बित्यो,बिते',
  after: 'after,later,from now,hence,plus,add,pachhi,paxi,pachadi,पछि,पछाडि',
  before: 'before,ago,earlier,minus,back,subtract,aghi,agadi,अघि,अगाडि',
  next: 'next,upcoming,coming,coming up,aagami,arko,aaune,aune,aaudo,nearest,अर्को,आगामी,आउने,आउँदो,पछिल्लो',
  last: 'last,previous,past,gata,gako,gayeko,biteko,aghillo,अघिल्लो,बितेको,गत,गएको',
  this: 'this,yo,yas,yesko,yaspali,yo pali,yespali,यो,यस,यसपालि,यो पालि',
  or: 'or not,or,ki nai,ki,or is it,कि,अथवा,वा',
  under:
    'under,below,within,less than,up to,upto,bhitra,bhitrama,bhanda kam,samma,भित्र,भित्रको,सम्म,मुनि,भन्दा कम',
  per: 'per,each,prati,प्रति',
  one: '1,one,ek,euta,एक',
  bs: 'bs,b s,bikram sambat,bikram sambatma,vs,nepali date,nepali miti,nepali calendar,nepali,bisa,bi sam,वि सं,विक्रम सम्वत्,विक्रम संवत्,नेपाली मिति,नेपाली,सालको',
  ad: 'ad,a d,english date,english calendar,english,ingris,inglis,angreji,angreji miti,isvi,iswi,isvi sambat,isbi,isbi san,gregorian,ce,western,san,ई सं,इस्वी,ईस्वी सन्,इस्वी संवत्,इस्वी सम्वत्,सन्,अंग्रेजी,अंग्रेजी मिति,अंग्रेजी तारिख,एडी',
  npr: 'npr,nrs,nc,rs,rupees,rupee,rupiya,rupaiya,rupaya,rupiyan,rupeya,nepali rupees,nepalese rupees,nepali rupee,nepali rupiya,nepali rupaiya,nepali paisa,nepalese rupee,ru,नेरु,ने रु,रुपैयाँ,रुपियाँ,रु,नेपाली रुपैयाँ,नेपाली पैसा,एनपीआर',
  /** Makes a number of a word: the grammar reads it with the number before it. */
  hundred: 'hundred,hundreds,saya,say,sau,सय,सौ',
  thousand: 'thousand,thousands,hajar,हजार',
  lakh: 'lakh,lakhs,lac,lacs,laakh,लाख',
  crore: 'crore,crores,karod,karor,करोड',
  million: 'million,millions,मिलियन',
  billion: 'billion,billions,बिलियन',
  arba: 'arba,arab,arabs,अर्ब',
  kharba: 'kharba,kharab,खर्ब',
  trillion: 'trillion,ट्रिलियन',
} as const satisfies Record<string, string>

/** Near enough to a known word to be taken for a slip of it, but words of their own. */
export const otherWords =
  'gbps,kbps,tbps,zloty,shekel,shekels,rand,forint,koruna,rupiah,rufiyaa,kyat,naira,shilling,shillings,birr,tenge,afghani,norwegian,nok,' +
  'zimbabwe,fiji,egypt,egyptian,lebanon,lebanese,yemen,yemeni,serbia,serbian,morocco,moroccan,pakistan,pakistani,bangladesh,bangladeshi,' +
  'taka,lankan,lanka,zealand,nz,brunei,taiwan,jamaica,jamaican,libya,libyan,iraq,iraqi,iran,iranian,jordan,jordanian,tunisia,tunisian,' +
  'syrian,sudanese,philippine,philippines,peso,vietnam,dong,rouble,ruble,russian,turkish,lira,mexican,mauritius,mauritian,polish,poland,' +
  'kukur,kaag,kukur tihar,kaag tihar,gai tihar,goru tihar,english new year,angreji naya barsa,कुकुर,काग,कुकुर तिहार,अंग्रेजी नयाँ वर्ष,' +
  'sait,muhurat,muhurta,bonus,ballot,retirement,rain,पानी,साइत,मुहूर्त,' +
  'good,god,cold,told,hold,sold,bold,fold,golden,tower,town,solar,order,police officer,sunday,sunny,sunlight,holy,hole,' +
  'tide,tree,free,feel,fee,budget,tax,loan,interest,bank,insurance,medal,ring,chain,meaning,history,wish,wishes,' +
  'song,status,image,photo,picture,story,essay,movie,recipe,weather,temperature,who,why,best,biggest,most,highest,sign,map,' +
  'app,news,share,stock,nepse,ipo,petrol,diesel,gas,lpg,electric,bill,salary,exam,result,visa,flight,ticket,bus,' +
  'train,hotel,job,vacancy,open,close,account,password,register,renew,driving,license,licence,pan,vote,election,' +
  'minister,president,king,party,football,cricket,score,match,date of birth certificate,मौसम,पेट्रोल,डिजेल,ग्यास,बजेट,कर,ऋण,ब्याज,बैंक,' +
  'शुभकामना,गीत,फोटो,समाचार,खबर,प्रधानमन्त्री,राष्ट्रपति,चुनाव,जागिर,टिकट,बस,होटल,किन,को हो,कसरी,kasari,kina,shubhakamana,mausam,' +
  'pradhanmantri,rastrapati,geet,mutual,dating,candle,khabar,khabor,sanchai,sancho,blood pressure,blood sugar,fish,rush'

/** Words that alone name nothing a caller could be asked for. */
export const commonSpellings: ReadonlySet<string> = new Set(
  [...Object.values(commonWords), otherWords].join().split(','),
)

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

/** Spellings separated by commas, by concept. A concept may have a value behind a colon: `currency:USD`. */
export type Words = Readonly<Record<string, string>>
