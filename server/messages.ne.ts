import { en, type ServerMessages } from './messages.en.ts'

const ne: ServerMessages = {
  plainPages: {
    failed: {
      title: 'केही गडबड भयो',
      text: 'पृष्ठ देखाउन सकिएन। कृपया एकछिनपछि फेरि प्रयास गर्नुहोस्।',
    },
    overloaded: {
      title: 'अहिले निकै भीड छ',
      text: 'एकै पटक धेरै जना आउनुभएकाले पृष्ठ देखाउन सकिएन। कृपया केही सेकेन्डपछि पृष्ठ फेरि खोल्नुहोस्।',
    },
    home: 'गृहपृष्ठमा जानुहोस्',
    id: 'त्रुटि नम्बर',
  },
  maintenance: {
    title: 'हामी छिट्टै फर्किन्छौँ',
    again: 'फेरि प्रयास गर्नुहोस्',
    emergency: 'आपत्कालीन नम्बर',
    language: 'नेपाली',
    viewPage: 'यो पृष्ठ नेपालीमा हेर्नुहोस्',
  },
  feeds: {
    rates: {
      title: 'नेपालको विनिमय दर',
      subtitle: 'नेपाल राष्ट्र बैंकको सन्दर्भ दर',
      entry: (day) => `${day} को विनिमय दर`,
    },
    gold: {
      title: 'नेपालमा सुनचाँदीको भाउ',
      subtitle: 'छापावाल सुन र चाँदी, प्रति तोला र प्रति १० ग्राम',
      entry: (day) => `${day} को सुनचाँदीको भाउ`,
      source: (source) => `स्रोत: ${source}`,
      noSource: 'स्रोत लेखिएको छैन।',
    },
  },
  calendarFiles: {
    dates: {
      name: 'वि.सं. मिति',
      description: 'हरेक दिनको वि.सं. मिति।',
    },
    calendar: {
      name: 'नेपाली पात्रो',
      description: 'वि.सं. महिनाका पहिला दिन, चाडपर्व र सार्वजनिक बिदा।',
    },
    festivals: {
      name: 'नेपालका चाडपर्व',
      description: 'वि.सं. अनुसार चाडपर्व, सार्वजनिक बिदा र दिवस।',
    },
    holidays: {
      name: 'नेपालका सार्वजनिक बिदा',
      description: 'प्रकाशित सूचीअनुसार सार्वजनिक बिदा, केही समुदाय वा ठाउँका बिदासहित।',
      ahead: 'हरेक बिदा सात दिनअगाडि यहाँ आउँछ।',
    },
    publicHoliday: 'सार्वजनिक बिदा',
    tithi: (name, ends) => `तिथि: ${name}, ${ends}`,
  },
}

export const messages = { en, ne }
