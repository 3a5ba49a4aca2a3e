import { defineTool } from '#app/lib/tool-manifest.ts'

/** Names in the usage log. */
export const events = { open: 'land-area-view' } as const

export const tool = defineTool({
  slug: 'land-area',
  name: { en: 'Land Area', ne: 'जग्गाको क्षेत्रफल' },
  description: {
    en: 'Convert ropani-aana-paisa-daam, bigha-kattha-dhur, square feet, square metres, acres and hectares.',
    ne: 'रोपनी-आना-पैसा-दाम, बिघा-कट्ठा-धुर, वर्ग फिट, वर्ग मिटर, एकड र हेक्टर एकअर्कामा बदल्नुहोस्।',
  },
  icon: 'map',
  category: 'Converter',
  group: 'places',
  order: 12,
  seo: {
    title: {
      en: 'Nepal Land Area: Ropani, Bigha, Square Feet and Metres',
      ne: 'जग्गाको क्षेत्रफल: रोपनी, बिघा, वर्ग फिट र वर्ग मिटर',
    },
    description: {
      en: 'Convert land area in Nepal: ropani-aana-paisa-daam, bigha-kattha-dhur, sq ft, sq m, acre and hectare. Type 5-3-2-1 or 4.5 and see every unit.',
      ne: 'रोपनी-आना-पैसा-दाम, बिघा-कट्ठा-धुर, वर्ग फिट, वर्ग मिटर, एकड र हेक्टरको हिसाब। ५-३-२-१ वा ४.५ लेख्नुहोस्, सबै एकाइमा हेर्नुहोस्।',
    },
    keywords: {
      en: 'ropani to square feet, bigha to ropani, land measurement nepal',
      ne: 'रोपनी कति वर्ग फिट, बिघा कति रोपनी, जग्गा नाप्ने एकाइ',
    },
  },
  keywords:
    'land,land area,plot,lalpurja,measurement,ropani,aana,paisa,daam,bigha,kattha,dhur,square feet,sq ft,square metre,acre,hectare,jagga,jaggako chhetrafal,jagga napne,ghaderi,napi,malpot,जग्गा,क्षेत्रफल,रोपनी,आना,बिघा,कट्ठा,कठ्ठा,धुर,वर्ग फिट,वर्ग मिटर,एकड,हेक्टर,घडेरी,लालपुर्जा,नापी,जग्गा नाप',
  events,
  params: ['area', 'unit'],
  ads: true,
  released: '2026-11-29',
})
