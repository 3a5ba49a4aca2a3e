import { en, type PostalCodeMessages } from './messages.en.ts'

const ne: PostalCodeMessages = {
  nameRequired: 'कार्यालयको नाम आवश्यक छ',
  nameForm: 'नाम | चिह्नबिनाको एक हरफको हुन्छ',
  codeRequired: 'हुलाक कोड आवश्यक छ',
  codeForm: 'नेपालको हुलाक कोडमा पाँच अङ्क हुन्छन्',
  codeTaken: (office) => `यो कोड पहिल्यै “${office}” कार्यालयको छ`,
  districtRequired: 'कृपया जिल्ला छान्नुहोस्',
  dayForm: 'कृपया मिति लेख्नुहोस्, वा खाली छोड्नुहोस्',
}

export const messages = { en, ne }
