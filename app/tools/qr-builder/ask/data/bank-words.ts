import type { Words } from '@chautari/ask'

/** What people call the banks beside their names, by code, and what is asked of them: spellings separated by commas. */
export const words: Words = {
  'bank:NEBLNPKA': 'nepal bank,nbl,नेपाल बैंक,नेपाल बैङ्क',
  'bank:BOALNPKA': 'nic asia,nic asia bank,nic,एनआईसी एशिया,एनआइसी एसिया,एनआईसी एसिया बैंक',
  'bank:GLBBNPKA': 'global ime,global ime bank,gibl,ग्लोबल आईएमई,ग्लोबल आइएमई,ग्लोबल आईएमई बैंक',
  'bank:HIMANPKA': 'himalayan,himalayan bank,hbl,हिमालयन,हिमालयन बैंक',
  'bank:NMBBNPKA': 'nmb,nmb bank,एनएमबी,एनएमबी बैंक',
  'bank:ADBLNPKA': 'agricultural development bank,krishi bikas bank,adbl,कृषि विकास बैंक',
  'bank:CTZNNPKA': 'citizens,citizens bank,सिटिजन्स,सिटिजन्स बैंक',
  'bank:EVBLNPKA': 'everest bank,ebl,एभरेस्ट बैंक',
  'bank:KMBLNPKA': 'kumari,kumari bank,कुमारी बैंक',
  'bank:LXBLNPKA': 'laxmi sunrise,laxmi sunrise bank,लक्ष्मी सनराइज,लक्ष्मी सनराइज बैंक',
  'bank:MBLNNPKA':
    'machhapuchhre,machhapuchhre bank,machhapuchchhre bank,machapuchre bank,mbl,माछापुच्छ्रे,माछापुच्छ्रे बैंक',
  'bank:NARBNPKA': 'nabil,nabil bank,नबिल,नबिल बैंक,नबिल बैङ्क',
  'bank:NIBLNPKT':
    'nepal investment mega bank,investment mega bank,nepal investment mega,nimb,इन्भेस्टमेन्ट मेगा बैंक,नेपाल इन्भेस्टमेन्ट मेगा बैंक',
  'bank:NSBINPKA': 'nepal sbi,nepal sbi bank,sbi nepal,एसबीआई,एसबीआई बैंक,नेपाल एसबीआई,नेपाल एसबीआई बैंक',
  'bank:PRVUNPKA': 'prabhu,prabhu bank,प्रभु बैंक',
  'bank:PCBLNPKA': 'prime bank,prime commercial,prime commercial bank,प्राइम बैंक,प्राइम कमर्सियल बैंक',
  'bank:RBBANPKA': 'rastriya banijya bank,banijya bank,rbb,राष्ट्रिय वाणिज्य बैंक,वाणिज्य बैंक',
  'bank:SNMANPKA': 'sanima,sanima bank,सानिमा,सानिमा बैंक',
  'bank:SIDDNPKA': 'siddhartha,siddhartha bank,सिद्धार्थ बैंक',
  'bank:SCBLNPKA': 'standard chartered,standard chartered bank,scb,स्ट्यान्डर्ड चार्टर्ड,स्ट्यान्डर्ड चार्टर्ड बैंक',
  'bank-code':
    'code,bank code,swift,swift code,bic,bic code,swift bic,swift bic code,kod,कोड,बैंक कोड,स्विफ्ट,स्विफ्ट कोड',
  'a-bank': 'bank,limited,ltd,बैंक,बैङ्क,लिमिटेड',
}
