/** What people call the banks, by code: spellings separated by commas. A bank without words here is asked for by its name. */
export const bankWords: Readonly<Record<string, string>> = {
  NEBLNPKA: 'nepal bank,nbl,नेपाल बैंक,नेपाल बैङ्क',
  BOALNPKA: 'nic asia,nic asia bank,nic,एनआईसी एशिया,एनआइसी एसिया,एनआईसी एसिया बैंक',
  GLBBNPKA: 'global ime,global ime bank,gibl,ग्लोबल आईएमई,ग्लोबल आइएमई,ग्लोबल आईएमई बैंक',
  HIMANPKA: 'himalayan,himalayan bank,hbl,हिमालयन,हिमालयन बैंक',
  NMBBNPKA: 'nmb,nmb bank,एनएमबी,एनएमबी बैंक',
  ADBLNPKA: 'agricultural development bank,krishi bikas bank,adbl,कृषि विकास बैंक',
  CTZNNPKA: 'citizens,citizens bank,सिटिजन्स,सिटिजन्स बैंक',
  EVBLNPKA: 'everest bank,ebl,एभरेस्ट बैंक',
  KMBLNPKA: 'kumari,kumari bank,कुमारी बैंक',
  LXBLNPKA: 'laxmi sunrise,laxmi sunrise bank,लक्ष्मी सनराइज,लक्ष्मी सनराइज बैंक',
  MBLNNPKA: 'machhapuchhre,machhapuchhre bank,machhapuchchhre bank,machapuchre bank,mbl,माछापुच्छ्रे,माछापुच्छ्रे बैंक',
  NARBNPKA: 'nabil,nabil bank,नबिल,नबिल बैंक,नबिल बैङ्क',
  NIBLNPKT:
    'nepal investment mega bank,investment mega bank,nepal investment mega,nimb,इन्भेस्टमेन्ट मेगा बैंक,नेपाल इन्भेस्टमेन्ट मेगा बैंक',
  NSBINPKA: 'nepal sbi,nepal sbi bank,sbi nepal,एसबीआई,एसबीआई बैंक,नेपाल एसबीआई,नेपाल एसबीआई बैंक',
  PRVUNPKA: 'prabhu,prabhu bank,प्रभु बैंक',
  PCBLNPKA: 'prime bank,prime commercial,prime commercial bank,प्राइम बैंक,प्राइम कमर्सियल बैंक',
  RBBANPKA: 'rastriya banijya bank,banijya bank,rbb,राष्ट्रिय वाणिज्य बैंक,वाणिज्य बैंक',
  SNMANPKA: 'sanima,sanima bank,सानिमा,सानिमा बैंक',
  SIDDNPKA: 'siddhartha,siddhartha bank,सिद्धार्थ बैंक',
  SCBLNPKA: 'standard chartered,standard chartered bank,scb,स्ट्यान्डर्ड चार्टर्ड,स्ट्यान्डर्ड चार्टर्ड बैंक',
}

/** What is asked of a bank. */
export const codeWords =
  'code,bank code,swift,swift code,bic,bic code,swift bic,swift bic code,kod,कोड,बैंक कोड,स्विफ्ट,स्विफ्ट कोड'
