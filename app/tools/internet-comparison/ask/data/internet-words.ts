import type { Words } from '@chautari/ask'

/** What people call it: spellings separated by commas. */
export const words: Words = {
  internet:
    'internet,wifi,wi fi,net,broadband,fiber,fibre,ftth,isp,internet service,inernet,intarnet,internet plan,internet plans,internet package,wifi plan,इन्टरनेट,वाइफाइ,वाइ फाइ,नेट,फाइबर,ब्रोडब्यान्ड',
  plan: 'plan,plans,package,packages,pack,connection,jodna,jodne,jadan garna,rakhna,rakhne,lagauna,lagaune,जोड्न,जोड्ने,राख्न,लगाउन,offer,offers,options,line,provider,company,प्याकेज,प्लान,योजना,जडान,लाइन,कम्पनी',
  cheap:
    'low price,low cost,low budget,cheap,cheapest,cheaper,lowest,low,least,affordable,budget internet,best price,sasto,sabaibhanda sasto,sabai bhanda sasto,sabse sasto,sastai,kam,minimum,सस्तो,सबैभन्दा सस्तो,सबभन्दा सस्तो,कम,न्यूनतम,सस्तोमा',
  best: 'best,ramro,राम्रो',
  mbps: 'mbps,mb,mbp,mbit,mbps plan,megabit,mbs,mbps internet,एमबी,एम बी पी एस',
  gbps: 'gbps,gigabit,gbit,जीबीपीएस',
  home: 'student,students,shop,office,hostel,pasal,pasalma,vidyarthi,पसल,पसलमा,विद्यार्थी,अफिस,home,ghar,for home,gharma,monthly,per month,mahina ko,speed,घर,घरको,मासिक,स्पीड,गति',
}
