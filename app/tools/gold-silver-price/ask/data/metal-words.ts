import type { Words } from '@chautari/ask'

export const words: Words = {
  'metal:gold':
    'gold,golds,sun,suna,suun,sunn,hallmark gold,hallmark,chapawal,chhapawala sun,chapawal sun,fine gold,pure gold,24k gold,24 carat gold,24k,24 carat,24 kt,सुन,सुनको गहना,छापावाल,छापावाल सुन,हलमार्क,हलमार्क सुन,२४ क्यारेट,२४ क्यारेट सुन',
  'metal:silver': 'silver,chandi,chadi,चाँदी',
  metals: 'sunchadi,sun chandi,gold silver,gold and silver,सुन चाँदी',
  'unit:tola': 'tola,tolas,tole,तोला',
  'unit:gram': 'gram,grams,gm,gms,g,ग्राम',
  'unit:kilogram': 'kg,kilogram,kilo,kilograms,केजी,किलो,किलोग्राम',
  'unit:aana': 'aana,ana,anna,आना',
  'unit:lal': 'lal,laal,लाल',
  'ten-gram': '10 gram,10 grams,10 gm,10g,ten gram,das gram,१० ग्राम,दश ग्राम',
  money: 'worth,for,with,from,le,ले,paisa,पैसा,kinna,buy',
  of: 'of,ko,को',
  quote: 'price,prices,rate,rates,bhau,vau,bhaw,mulya,mol,dar,भाउ,मूल्य,मोल,दर,रेट',
  change: 'up,down,increased,decreased,badhyo,ghatyo,badhyo ki ghatyo,बढ्यो,घट्यो,बढ्यो कि घट्यो',
  'market-words': 'market,bazar,fenegosida,federation,बजार',
}
