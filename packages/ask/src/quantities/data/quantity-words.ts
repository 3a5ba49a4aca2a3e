import type { Words } from '../../data/common-words.ts'
import { unitWords } from './units.ts'

export const words: Words = {
  ...unitWords,
  comma: 'comma,commas,coma,alpabiram,kama,कमा,अल्प विराम,कोमा',
  'group-words':
    'format,formatting,group,grouping,style,put,add,separate,separated,separator,system,rakh,rakhne,rakhera,rakhnu,rakhidinus,rakhdinus,lagaune,lagayera,lagau,lagaidinus,lagaunu,nepali style,lakh crore,lakh,milayera,milaune,mila,haal,halne,halera,राख्ने,राख,राखेर,राख्नु,राखी,राख्दा,लगाउने,लगाएर,लगाऊ,लगाउनु,ढाँचा,ढाँचामा,शैली,मिलाएर,मिलाउने,हाल्ने,समूह',
  'write-words':
    'go,haldinus,haldinu,haldeu,write,written,lekh,lekhne,lekhnu,lekhdinus,lekhera,lekhda,lekhana,lekhidinus,kasari,kasari lekhne,cheque,check,checkma,cheque ma,mean,read,padhne,पढ्ने,लेख,लेख्ने,लेख्नु,लेख्नुस्,लेखेर,लेखिदिनुस्,लेख्दा,कसरी,कसरी लेख्ने,चेक,चेकमा',
  'land-words': 'land,jagga,jamin,plot,area,जग्गा,जमिन,क्षेत्रफल',
}

/** In Nepali, by concept. */
export const sizeNames: Readonly<Record<string, string>> = {
  hundred: 'सय',
  thousand: 'हजार',
  lakh: 'लाख',
  million: 'मिलियन',
  crore: 'करोड',
  arba: 'अर्ब',
  billion: 'बिलियन',
  kharba: 'खर्ब',
  trillion: 'ट्रिलियन',
}
