import type { Words } from '@chautari/ask'
import { festivalFamilies } from './almanac-words.ts'
import { festivalWords } from './festival-words.ts'

/** The quarters and halves of a fiscal year, by their numbers. */
const ordinals = [
  'first,pahilo,pratham,पहिलो,प्रथम',
  'second,dosro,दोस्रो,दोश्रो',
  'third,tesro,तेस्रो,तेश्रो',
  'fourth,forth,chautho,antim,चौथो,अन्तिम',
]
const quarter = 'quarter,qtr,traimas,traimasik,trimas,trimasik,त्रैमास,त्रैमासिक,त्रिमास,त्रिमासिक'
const half = 'half year,ardhabarsik,ardha barsik,अर्धवार्षिक,अर्ध वार्षिक'
/** "Half" alone is a number, and any six months are not a half. */
const numberedHalf = `half,${half},6 months,six months,6 mahina,chha mahina,६ महिना,छ महिना`

/** `second quarter`, `2 quarter` (as "2nd" is read), `quarter 2`. */
const numbered = (unit: string, names: string, count: number): Words =>
  Object.fromEntries(
    ordinals.slice(0, count).map((words, index) => {
      const number = index + 1
      const named = words.split(',').flatMap((word) => names.split(',').map((name) => `${word} ${name}`))
      const inFigures = [`${number} ${unit}`, `${unit} ${number}`]
      return [`part:${unit}-${number}`, [...named, ...inFigures].join()]
    }),
  )

export const calendarWords: Words = {
  ...numbered('quarter', quarter, 4),
  ...numbered('half', numberedHalf, 2),
  'part:quarter': `${quarter},quarterly`,
  'part:half': half,
  /** More than one. */
  quarters: 'quarters',
  ...Object.fromEntries(
    Object.entries(festivalWords).map(([id, spellings]) => [`festival:${id}`, spellings]),
  ),
  ...Object.fromEntries(
    Object.entries(festivalFamilies).map(([family, spellings]) => [`festival-family:${family}`, spellings]),
  ),
  calendar: 'calendar,patro,क्यालेन्डर,पात्रो,भित्तेपात्रो',
  clock:
    'morning,evening,bihana,beluka,belka,बिहान,बेलुका,time,times,timing,baje,samaya,kati baje,bela,kati bela,what time,at what time,समय,बेला,बजे,कति बजे,टाइम',
  fiscal:
    'fiscal year,fiscal,fy,financial year,arthik barsa,arthik barsako,arthik bars,aawa,aa va,a wa,आर्थिक वर्ष,आर्थिक वर्षको,आव,आ व',
  holiday:
    'holiday or not,bank holiday,bank bida,school holiday,school bida,school ko bida,holiday,holidays,holiday list,list of holidays,office closed,offices closed,school closed,schools closed,office bandha,school bandha,karyalaya banda,skul bida,अफिस बन्द,कार्यालय बन्द,स्कुल बन्द,विद्यालय बन्द,स्कुल बिदा,विद्यालय बिदा,public holiday,public holidays,government holiday,govt holiday,bida,bidaa,vida,chhutti,day off,off day,बिदा,सार्वजनिक बिदा,छुट्टी',
  institution:
    'office,offices,bank,banks,school,schools,skul,college,campus,karyalaya,government office,government offices,sarkari karyalaya,अफिस,कार्यालय,बैंक,स्कुल,विद्यालय,कलेज,क्याम्पस,सरकारी कार्यालय',
  open: 'open,opens,opened,khulcha,khulchan,khulxa,khulla,khulne,khuleko,khuldaina,khuldaina ra,khulna,khulyo,lagcha,lagchan,lagxa,lagne,lagdaina,खुल्छ,खुल्छन्,खुल्ला,खुल्ने,खुलेको,खुल्दैन,लाग्छ,लाग्ने,लाग्दैन',
  closed: 'closed,close,closes,shut,banda,बन्द',
  off: 'off',
  list: 'suchi,सूची',
  'last-year':
    'last year,pohor,pohor sal,pohor saal,pohor barsa,gata barsa,gata saal,gata sal,agillo barsa,previous year,पोहोर,पोहोर साल,गत वर्ष,गत साल,अघिल्लो वर्ष,अघिल्लो साल',
  'year-before-last': 'parar,परार',
  start:
    'first day,first date,first gate,start,starts,starting,start date,started,begin,begins,begin date,beginning,begin on,suru,suru hune,suru huncha,suru bhayo,suru bhako,suruwat,pahilo din,pahilo gate,pahilo miti,lagna,lagne,लाग्न,पहिलो दिन,पहिलो गते,पहिलो मिति,सुरु,सुरु हुने,सुरु हुन्छ,सुरु भयो,सुरुवात,सुरुको दिन',
  end: 'last day,last date,end,ends,end date,ending,ended,finish,finishes,close of,over,ant,anta,antya,antim,antim din,antim gate,masanta,sakina,sakine,sakincha,sakinxa,sakiyo,अन्त,अन्त्य,अन्तिम,अन्तिम दिन,अन्तिम गते,मसान्त,सकिन,सकिने,सकिन्छ,सकियो',
  'last-working-day':
    'last working day,last work day,last workday,last business day,last office day,last working date,final working day,antim karya din,antim karyadin,antim kam garne din,antim kaam garne din,antim office din,last karyadin,अन्तिम कार्यदिन,अन्तिम कार्य दिन,अन्तिम काम गर्ने दिन,आखिरी कार्यदिन',
  public: 'public,government,govt,national,official,sarkari,sarbajanik,rastriya,सरकारी,सार्वजनिक,राष्ट्रिय',
  festival: 'festival,festivals,parba,chad,chadparba,चाड,पर्व,चाडपर्व',
  length: 'length,total days,long',
  tithi: 'tithi,lunar day,तिथि',
  'tithi-name:other':
    'pratipada,dwitiya,tritiya,chaturthi,panchami,shashthi,saptami,ashtami,navami,dwadashi,trayodashi,chaturdashi,प्रतिपदा,द्वितीया,तृतीया,चतुर्थी,पञ्चमी,षष्ठी,सप्तमी,अष्टमी,नवमी,दशमी,द्वादशी,त्रयोदशी,चतुर्दशी',
  'tithi-name:15': 'purnima,full moon,purne,पूर्णिमा,पूर्णे',
  'tithi-name:30': 'aunsi,new moon,amavasya,aausi,औँसी,अमावस्या',
  'tithi-name:11': 'ekadashi,एकादशी',
  sun: 'sunset,sun rise,sun set,suryodaya,suryodaye,suryadaya,surya udaya,surya asta,suryodaya ra suryasta,surya kahile udauchha,gham lagne,gham jhulkine,gham udaune,gham asta,gham dubne,gham astaune,gham kati baje jhulkincha,gham kati baje lagcha,surya asthaune,surya udaune,surya kati baje udaucha,surya kati baje astaucha,सूर्योदय,सूर्यास्त,घाम झुल्किने,घाम लाग्ने,घाम डुब्ने,घाम अस्ताउने,सूर्य उदाउने,सूर्य अस्ताउने,सूर्य उदाउँछ,सूर्य अस्ताउँछ,घाम झुल्किन्छ,घाम डुब्छ,घाम अस्ताउँछ',
  'sun-body': 'sun,surya,gham,घाम,सूर्य',
  'sun-move':
    'rise,set,rises,sets,go down,goes down,come up,comes up,udaucha,udauncha,udauxa,udaune,jhulkyo,jhulkera,udayo,astayo,dubyo,jhulkincha,jhulkinxa,jhulkine,lagcha,dubcha,dubxa,dubne,astaucha,astauxa,astauncha,astaune,asta,उदाउँछ,उदाउने,झुल्किन्छ,झुल्किने,लाग्छ,लाग्ने,डुब्छ,डुब्ने,अस्ताउँछ,अस्ताउने',
}
