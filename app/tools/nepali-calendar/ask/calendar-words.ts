import type { Words } from 'ask'
import { festivalFamilies } from './data/almanac-words.ts'
import { festivalWords } from './festival-words.ts'

export const calendarWords: Words = {
  ...Object.fromEntries(
    Object.entries(festivalWords).map(([id, spellings]) => [`festival:${id}`, spellings]),
  ),
  ...Object.fromEntries(
    Object.entries(festivalFamilies).map(([family, spellings]) => [`festival-family:${family}`, spellings]),
  ),
  calendar: 'calendar,patro,क्यालेन्डर,पात्रो,भित्तेपात्रो',
  clock:
    'morning,evening,bihana,bihan,beluka,belka,बिहान,बेलुका,time,times,timing,baje,samaya,samay,kati baje,bela,kati bela,what time,at what time,समय,बेला,बजे,कति बजे,टाइम',
  fiscal: 'fiscal year,fiscal,fy,financial year,arthik barsa,arthik bars,aawa,aa va,a wa,आर्थिक वर्ष,आव,आ व',
  holiday:
    'bank holiday,bank bida,school holiday,school bida,school ko bida,holiday,holidays,public holiday,public holidays,government holiday,govt holiday,bida,bidaa,vida,chhutti,chutti,chhuti,day off,off day,बिदा,सार्वजनिक बिदा,छुट्टी',
  public: 'public,government,govt,national,official,sarkari,sarbajanik,rastriya,सरकारी,सार्वजनिक,राष्ट्रिय',
  festival: 'festival,festivals,parba,parva,chad,chadparba,चाड,पर्व,चाडपर्व',
  length: 'length,total days,long',
  tithi: 'tithi,tithee,thithi,lunar day,तिथि',
  'tithi-name:other':
    'pratipada,dwitiya,tritiya,chaturthi,panchami,shashthi,sasthi,saptami,ashtami,astami,navami,nawami,dwadashi,dwadasi,trayodashi,chaturdashi,प्रतिपदा,द्वितीया,तृतीया,चतुर्थी,पञ्चमी,षष्ठी,सप्तमी,अष्टमी,नवमी,दशमी,द्वादशी,त्रयोदशी,चतुर्दशी',
  'tithi-name:15': 'purnima,full moon,purne,पूर्णिमा,पूर्णे',
  'tithi-name:30': 'aunsi,new moon,amavasya,aausi,औँसी,अमावस्या',
  'tithi-name:11': 'ekadashi,ekadasi,एकादशी',
  sun: 'sunrise,sunset,sun rise,sun set,suryodaya,suryodaye,suryadaya,surya udaya,suryasta,surya asta,suryaasta,suryodaya ra suryasta,surya kahile udauchha,gham lagne,gham jhulkine,gham udaune,gham asta,gham dubne,gham astaune,gham kati baje jhulkincha,gham kati baje lagcha,surya asthaune,surya udaune,surya kati baje udaucha,surya kati baje astaucha,सूर्योदय,सूर्यास्त,घाम झुल्किने,घाम लाग्ने,घाम डुब्ने,घाम अस्ताउने,सूर्य उदाउने,सूर्य अस्ताउने,सूर्य उदाउँछ,सूर्य अस्ताउँछ,घाम झुल्किन्छ,घाम डुब्छ,घाम अस्ताउँछ',
  'sun-body': 'sun,surya,gham,घाम,सूर्य',
  'sun-move':
    'rise,set,rises,sets,go down,goes down,come up,comes up,udaucha,udauncha,udauxa,udaune,jhulkyo,jhulkera,udayo,astayo,dubyo,jhulkincha,jhulkinxa,jhulkine,lagcha,dubcha,dubxa,dubne,astaucha,astauxa,astauncha,astaune,asta,उदाउँछ,उदाउने,झुल्किन्छ,झुल्किने,लाग्छ,लाग्ने,डुब्छ,डुब्ने,अस्ताउँछ,अस्ताउने',
}
