import { type EmergencyNumberMessages, en } from './messages.en.ts'

const ne: EmergencyNumberMessages = {
  nameRequired: 'नाम आवश्यक छ',
  numberRequired: 'नम्बर आवश्यक छ',
  numberForm: 'नम्बरमा अङ्क, खाली ठाउँ र योजक चिह्न मात्र हुन्छन्, अगाडि प्लस हुन सक्छ: ३ देखि १५ अङ्क, जस्तै ०१-४२६१९४५',
  otherNumbersForm: 'यी हरेक नम्बरमा ३ देखि १५ अङ्क हुन्छन्; अल्पविरामले छुट्याउनुहोस्',
  numberTaken: (name) => `यो नम्बर पहिल्यै “${name}” को छ`,
  emailForm: 'कृपया सही इमेल ठेगाना लेख्नुहोस्',
  sourcesRequired: 'कृपया कम्तीमा एउटा स्रोत लेख्नुहोस्',
  dayRequired: 'कृपया स्रोत हेरिएको मिति लेख्नुहोस्',
  oldNumber: {
    chip: 'पुरानो, नलाग्न सक्छ',
    text: (general) =>
      `पुरानो सूचीको नम्बर: उपत्यकाका ४२, ४३, ४४ वा ५५ बाट सुरु हुने धेरै नम्बर फेरिएका छन्। फोन नलागे ${general} मा फोन गर्नुहोस्, वा नयाँ नम्बर १९७ मा सोध्नुहोस्।`,
  },
  notDialled: {
    chip: 'फोन गरेर नजाँचिएको',
    text: (day) => `${day} मा प्रकाशित पृष्ठबाट जम्मा गरिएको, फोन गरेर नजाँचिएको।`,
  },
  generalNames: { 100: 'प्रहरी', 102: 'एम्बुलेन्स' },
}

export const messages = { en, ne }
