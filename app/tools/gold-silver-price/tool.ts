import { defineTool } from '#app/lib/tool-manifest.ts'

/** Names in the usage log. */
export const events = { open: 'gold-silver-price-view' } as const

export const tool = defineTool({
  slug: 'gold-silver-price',
  alsoAt: ['/gold-silver-prices'],
  name: { en: 'Gold & Silver Price', ne: 'सुनचाँदीको भाउ' },
  description: {
    en: 'Gold and silver price per tola and per 10 grams, with the change since the market day before.',
    ne: 'सुन र चाँदीको भाउ प्रति तोला र प्रति १० ग्राम, अघिल्लो कारोबार दिनदेखिको घटबढसहित।',
  },
  icon: 'trending-up',
  category: 'Finance',
  group: 'money',
  order: 5,
  seo: {
    title: {
      en: 'Gold and Silver Price in Nepal per Tola and 10 Grams',
      ne: 'नेपालमा सुनचाँदीको भाउ, प्रति तोला र १० ग्राम',
    },
    description: {
      en: 'Hallmark gold and silver price in Nepal per tola and per 10 grams, with the rise or fall since the previous market day.',
      ne: 'नेपालमा छापावाल सुन र चाँदीको भाउ प्रति तोला र प्रति १० ग्राम, अघिल्लो कारोबार दिनको तुलनामा घटबढसहित।',
    },
    keywords: {
      en: 'gold price nepal, silver price nepal, sun ko bhau',
      ne: 'सुनको भाउ, चाँदीको भाउ, आजको सुनको मूल्य',
    },
  },
  keywords:
    'gold,silver,gold price,silver price,gold rate,tola,10 gram,hallmark,jewellery,jewelry,fenegosida,sun,sun ko bhau,sunko bhau,chandi,chandi ko bhau,gahana,सुन,चाँदी,सुनको भाउ,चाँदीको भाउ,तोला,गहना,छापावाल,मूल्य',
  events,
  params: 'days,metal,item,unit,tola,aana,lal,gram,price,wastage,making,makingKind,tax'.split(','),
  ads: true,
  released: '2026-11-21',
})
