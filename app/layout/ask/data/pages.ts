import type { Place } from '#app/tools/nearest-tools.ts'

/** What Ask opens beside the tools. An address that begins with `#` is done by the page itself. */
export const sitePages: readonly Place[] = [
  {
    path: '/my-home',
    name: { en: 'My home page', ne: 'मेरो गृहपृष्ठ' },
    keywords:
      'my home,setting,settings,preferences,options,pins,pinned tools,my tools,my days,customise,customize,customise home,mero home,mero griha prishtha,mero grihaprishtha,seting,setings,सेटिङ,सेटिङ्स,सेटिंग,सेटिंग्स,मेरो होम,मेरा औजार,रोजाइ'.split(
        ',',
      ),
  },
  {
    path: '/',
    name: { en: 'Home', ne: 'गृहपृष्ठ' },
    keywords:
      'home page,homepage,main page,start page,all tools,tools,griha prishtha,sabai aujar,होम,होमपेज,मुख्य पृष्ठ,औजार,सबै औजार'.split(
        ',',
      ),
  },
  {
    path: '/about',
    name: { en: 'About', ne: 'हाम्रो बारेमा' },
    keywords: 'about us,about this site,hamro barema,barema,बारेमा,यो साइटको बारेमा'.split(','),
  },
  {
    path: '/about#contact',
    name: { en: 'Contact', ne: 'सम्पर्क' },
    keywords:
      'contact us,contact page,support,feedback,email us,write to us,samparka,samparka garne,sampark,सम्पर्क ठेगाना,हामीलाई सम्पर्क,सुझाव,प्रतिक्रिया'.split(
        ',',
      ),
  },
  {
    path: '/developers',
    name: { en: 'Developers', ne: 'डेभलपरका लागि' },
    keywords:
      'developer,api,apis,api docs,api documentation,rest api,open api,openapi,json,endpoint,programmer,एपीआई,एपिआई,एपीआइ,डेभलपर,विकासकर्ता'.split(
        ',',
      ),
  },
  {
    path: '/data',
    name: { en: 'Open data', ne: 'खुला डाटा' },
    keywords: 'data,dataset,datasets,csv,download data,khula data,डाटा,डेटा,खुला डेटा,सीएसभी'.split(','),
  },
  {
    path: '/developers/frames',
    name: { en: 'Frames for your site', ne: 'तपाईंको साइटका लागि फ्रेम' },
    keywords: 'frame,frames,embed,widget,widgets,iframe,फ्रेम,विजेट'.split(','),
  },
  {
    path: '/developers/spreadsheets',
    name: { en: 'Nepali dates in spreadsheets', ne: 'स्प्रेडसिटमा नेपाली मिति' },
    keywords: 'spreadsheet,spreadsheets,excel,google sheets,sheets,एक्सेल,स्प्रेडसिट'.split(','),
  },
  {
    path: '/calendar-data',
    name: { en: 'How we know our Nepali dates', ne: 'हाम्रा नेपाली मितिको आधार' },
    keywords:
      'calendar data,calendar source,calendar sources,source of dates,patro ko aadhar,पात्रोको आधार,मितिको आधार'.split(
        ',',
      ),
  },
  {
    path: '/corrections',
    name: { en: 'Corrections', ne: 'सच्याइएका कुरा' },
    keywords: 'correction,mistakes,errors,report a mistake,sachyaieka kura,galti,गल्ती,सच्याउने,त्रुटि'.split(','),
  },
  {
    path: '/status',
    name: { en: 'Site status', ne: 'साइटको अवस्था' },
    keywords: 'status,uptime,site down,server status,status page,sait ko awastha,स्थिति,अवस्था,स्टाटस'.split(
      ',',
    ),
  },
  {
    path: '/privacy',
    name: { en: 'Privacy Policy', ne: 'गोपनीयता नीति' },
    keywords: 'privacy,cookies,gopaniyata,gopaniyata niti,gopniyata,गोपनीयता,कुकी'.split(','),
  },
  {
    path: '/terms',
    name: { en: 'Terms of Service', ne: 'सेवाका सर्त' },
    keywords: 'terms,terms and conditions,conditions,terms of use,sarta,sartaharu,सर्त,सर्तहरू,शर्त'.split(','),
  },
  {
    path: '/sign-in',
    name: { en: 'Sign In', ne: 'साइन इन' },
    keywords: 'signin,log in,login,logon,sign up,signup,my account,साइनइन,लग इन,लगइन,साइन अप,खाता खोल्ने'.split(
      ',',
    ),
  },
  {
    path: '/profile',
    name: { en: 'My Profile', ne: 'मेरो प्रोफाइल' },
    keywords: 'profile,mero profile,change password,प्रोफाइल,प्रोफाईल'.split(','),
  },
  {
    path: '#language',
    name: { en: 'नेपाली: this page in Nepali', ne: 'English: यो पृष्ठ अङ्ग्रेजीमा' },
    keywords:
      'language,change language,switch language,nepali language,in nepali,nepali,english,english language,in english,nepali ma,nepalima,english ma,bhasa,bhasha,bhasa badalne,भाषा,नेपाली,नेपालीमा,नेपाली भाषा,अङ्ग्रेजी,अंग्रेजी,अंग्रेजीमा,अङ्ग्रेजीमा,भाषा बदल्ने'.split(
        ',',
      ),
  },
  {
    path: '#dark',
    name: { en: 'Dark theme', ne: 'अँध्यारो रूप' },
    keywords:
      'dark,dark mode,night mode,black mode,theme,themes,colour theme,color theme,dark background,kalo,andhyaro,डार्क,डार्क मोड,डार्क थिम,अँध्यारो,रात्रि मोड,थिम,कालो'.split(
        ',',
      ),
  },
  {
    path: '#light',
    name: { en: 'Light theme', ne: 'उज्यालो रूप' },
    keywords:
      'light,light mode,day mode,white mode,theme,themes,bright,ujyalo,seto,लाइट मोड,लाइट थिम,उज्यालो,थिम,सेतो'.split(
        ',',
      ),
  },
]
