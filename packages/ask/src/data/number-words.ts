import { englishOnes, englishTens, nepaliNumbers } from '@chautari/bikram-sambat/number-words'

/** 0 to 99 in Latin letters; spellings that `fold` makes equal once, short ones as they are typed. */
const romanised = (
  'sunya ek,yek dui,duii,duee tin,teen char,chaar panch,pach - sat,saat aath,aat,ath nau,nou,naw das,dash,dus ' +
  'eghara bahra,bara tera,tehra,teraa chaudha pandhra sora,sohra satra athara unnais bis,bees,biss,beis,vis ' +
  'ekkais bais,baais teis,tehis chaubis,chobis pachis,pacchis chhabbis sattais atthais unantis,untis,unanatis ' +
  'tis,tees ekatis,ektis battis tettis chautis,chauntis paitis,paintis chhattis saitis,saintis athtis,adtis,athatis unanchalis,unchalis ' +
  'chalis ekchalis,ektalis bayalis,byalis trichalis,tirchalis,tritalis chawalis,chauwalis,chaualis paitalis,paintalis,paichalis chhayalis,chhyalis satchalis,sattalis athchalis,adchalis,athtalis unanchas,unchas ' +
  'pachas ekaunna,ekawanna baunna,bawanna tripanna,tirpanna chaunna,chawanna pachpanna,pachapanna chhapanna santaunna,santawanna anthaunna,anthawanna unansathi,unsathi ' +
  'saathee eksatthi,ekasathi bayasatthi,baisatthi trisatthi,tirsatthi chausatthi paisatthi,painsatthi chhayasatthi,chhaisatthi satsatthi,satasatthi athsatthi,adsatthi unansattari,unsattari ' +
  'sattari ekhattar bahattar trihattar,tihattar chauhattar pachhattar chhayahattar,chhihattar sathattar athhattar unasi ' +
  'asi,assi,aasi,ashi ekasi bayasi,byasi triyasi,tirasi chaurasi pachasi chhayasi,chhiyasi satasi athasi unanabbe ' +
  'nabbe,nabe,nabbey ekanabbe,ekananabbe bayanabbe,byanabbe triyanabbe,tiranabbe chauranabbe panchanabbe,pachanabbe chhayanabbe,chhiyanabbe santanabbe anthanabbe unansaya'
).split(' ')

/** Devanagari spellings beside the ones above. */
const further: Readonly<Record<number, string>> = {
  11: 'एघारा',
  12: 'बार्ह',
  13: 'तेर्ह,तेर',
  16: 'सोर,सोर्ह',
  17: 'सत्रह',
  18: 'अठाह्र',
  19: 'उनाइस',
  21: 'एकाइस',
  28: 'अठ्ठाइस,अठाइस',
  44: 'चौवालीस',
  46: 'छ्यालीस',
  54: 'चौवन्न',
  90: 'नब्बै',
}

/** Fractions and English spellings, by value. */
const numberWords: Readonly<Record<string, string>> = {
  0.25: 'quarter,chauthai,चौथाइ',
  0.5: 'half,aadha,adha,आधा',
  1.5: 'dedh,ded,डेढ',
  2.5: 'adhai,adai,अढाई',
  40: 'fourty',
  90: 'ninty',
  100: 'hundred',
}

/** Spellings by value: the fractions, and 0 to 99. "छ" alone is the verb, too. */
export const spelledNumbers: readonly (readonly [string, string])[] = [
  ...Object.entries(numberWords),
  ...nepaliNumbers.map((word, value): [string, string] => {
    const english = value < 20 ? englishOnes[value] : value % 10 ? '' : englishTens[value / 10]
    const words = value === 6 ? [english] : [word, romanised[value], english, further[value]]
    return [String(value), words.filter(Boolean).join()]
  }),
]

/** Added to the number behind it: `साढे तीन` is 3.5, `पौने दुई` 1.75. "paune" is a verb, too. */
export const fractionWords = {
  'fraction:0.5': 'sadhe,saadhe,sade,saade,sadhay,sarhe,साढे,साढ़े,साडे,साढी',
  'fraction:-0.25': 'paune,pauney,poune,पौने',
  'fraction:0.25': 'sawa,sava,sabaa,sawaa,सवा',
} as const

/** Words of other meanings that are numbers before a size or a classifier: `chha lakh`, `chha wata`. */
export const rareNumbers: Readonly<Record<string, number>> = {
  cha: 6,
  chha: 6,
  xa: 6,
  chhaa: 6,
  छ: 6,
  छः: 6,
  sathi: 60,
  saathi: 60,
}

/** They count without saying how many, or are numbers of other languages: `kehi lakh`, `few thousand`. */
export const vagueNumber =
  /^(?:do|few|some|several|couple|dozens?|lots?|kehi+|kehe|kei|kayau|kaiyau|kaiyou|kayou|anek|dherai|thorai|thupro|केही|केहि|कैयौं|कैयौँ|अनेक|धेरै|थोरै|थुप्रै|दर्जन|दर्जनौं|दर्जनौँ)$/

/** Signs of "साढे" and "पौने" in a wrong order, and English tens spelled otherwise: "nintee five". */
export const nearNumber = /^(?:स[ा-ौ]*[डढ]़?[ा-ौ]*|प[ा-ौ]+न[ा-ौ]*|[a-z]{3,}t(?:y|i|ie|ee|ey))$/

/** By concept. */
export const sizes: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
  arba: 1e9,
  billion: 1e9,
  kharba: 1e11,
  trillion: 1e12,
}
