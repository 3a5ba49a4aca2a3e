import type { Words } from '@chautari/ask'

/** What people call it: spellings separated by commas. */
export const words: Words = {
  network:
    'network,netwrok,sim,sim card,simcard,carrier,operator,telecom,company,series,prefix,starting,starts,start,begins,belongs,belong,belongs to,which network,kun network,kasko,kasko number,kun sim,kun company,suru,suru hune,bata suru,code,नेटवर्क,नेटवर्क कम्पनी,सिम,सिमकार्ड,कम्पनी,कसको,टेलिकम,अपरेटर,सुरु,सुरु हुने,सिरिज,कोड,सेवाप्रदायक,प्रिफिक्स',
  'network-name':
    'ncell,ntc,namaste,smart,smart cell,nepal telecom,nt,utl,hello,एनसेल,एनटिसी,नमस्ते,स्मार्ट,स्मार्ट सेल,नेपाल टेलिकम,नटेल',
}
