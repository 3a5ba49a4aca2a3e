/** Spellings of chat, by month: the calendar package folds them into others, questions are read as they are spelled. */
export const chatMonths = [
  'baishak,baisak,vaishakh,vaisakh',
  'jestha,jeshtha,jeth,jyestha,jesth,jeshta',
  'asadh,ashad,asad,asar,ashar,aasar',
  'srawan,saaun,sawun,shawan,shravan,shraban',
  'bhadou,bhado,bhadaw,bhadra',
  'ashoj,asoj,aswin,ashwin,aasoj,asauj,असौज',
  'kattik,kartik,katik,kartick',
  'mansir,mangshir,marg,mangsheer,मंगसिर,मङ्सीर,मंसीर',
  'pus,paush,paus,poush,poosh',
  'mag,maagh,magha',
  'phagun,phalgun,falgun,fagun,fhagun,falgoon,फाल्गुण',
  'chaitra,chait,chaitya',
]

/** The weekdays, from Sunday. */
export const chatWeekdays = [
  'sunday,aaitabar,aitabar,aaitabaar,आइतबार,आइतवार',
  'monday,sombar,sombaar,somabar,सोमबार,सोमवार',
  'tuesday,mangalbar,mangalbaar,मङ्गलबार,मंगलबार,मंगलवार',
  'wednesday,budhabar,budhbar,बुधबार,बुधवार',
  'thursday,bihibar,bihibaar,bihabar,बिहीबार,बिहिबार,बिहीवार',
  'friday,sukrabar,shukrabar,sukrabaar,शुक्रबार,शुक्रवार',
  'saturday,sanibar,shanibar,sanibaar,शनिबार,शनिवार',
]
