import { en, type PostalAskMessages } from './messages.en.ts'

const ne: PostalAskMessages = {
  types: {
    'A.P.O.': 'इलाका हुलाक कार्यालय',
    'D.P.O.': 'जिल्ला हुलाक कार्यालय',
    'G.P.O.': 'गोश्वारा हुलाक कार्यालय',
    'E.R.P.D.': 'क्षेत्रीय हुलाक निर्देशनालय',
    'W.R.P.D.': 'क्षेत्रीय हुलाक निर्देशनालय',
    'M.W.R.P.D.': 'क्षेत्रीय हुलाक निर्देशनालय',
    'F.W.R.P.D.': 'क्षेत्रीय हुलाक निर्देशनालय',
  },
  or: ', वा ',
  offers: (name, offers) => `सूचीमा ${name} नामको हुलाक छैन। ${offers} खोज्नुभएको हो?`,
}

export const messages = { en, ne }
