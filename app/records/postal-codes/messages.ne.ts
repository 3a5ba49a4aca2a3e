import { en, type PostalCodeMessages } from './messages.en.ts'

const ne: PostalCodeMessages = {
  nameRequired: 'कार्यालयको नाम आवश्यक छ',
  nameForm: 'नाम | चिह्नबिनाको एक हरफको हुन्छ',
  codeRequired: 'हुलाक कोड आवश्यक छ',
  codeForm: 'नेपालको हुलाक कोडमा पाँच अङ्क हुन्छन्',
  codeTaken: (office) => `यो कोड पहिल्यै “${office}” कार्यालयको छ`,
  districtRequired: 'कृपया जिल्ला छान्नुहोस्',
  dayForm: 'कृपया मिति लेख्नुहोस्, वा खाली छोड्नुहोस्',
  noOwnOffice: {
    chip: 'आफ्नै हुलाक छैन',
    text: (place, district, code) =>
      `${district} जिल्लाको सूचीमा ${place} नामको हुलाक छैन। ${code} ${district} जिल्लाको प्रमुख हुलाकको कोड हो।`,
  },
  noHeadOffice: {
    chip: 'आफ्नै हुलाक छैन',
    text: (district, former, code) =>
      `${district} सन् २०१५ सम्म ${former} जिल्लामा थियो। ${code} ${former} जिल्लाको प्रमुख हुलाकको कोड हो।`,
  },
  severalPlaces: {
    chip: 'धेरै ठाउँको नाम',
    text: (name, places) => `${name} नामका ठाउँ एकभन्दा बढी छन्: ${places}।`,
  },
}

export const messages = { en, ne }
