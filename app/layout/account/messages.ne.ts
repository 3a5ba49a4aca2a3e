import { type AccountMessages, en } from './messages.en.ts'

const ne: AccountMessages = {
  accountOf: (name) => `${name} को खाता`,
  myProfile: 'मेरो प्रोफाइल',
  admin: 'व्यवस्थापन',
  signOut: 'साइन आउट',
  failed: 'साइन इन हुन सकेन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  emailNotVerified: 'यस खाताको इमेल ठेगाना गुगलले प्रमाणित गरेको छैन, त्यसैले यहाँ चलाउन मिल्दैन।',
  notJoined:
    'यस इमेल ठेगानाको खाता यहाँ पहिल्यै छ। गुगलबाट त्यसमा साइन इन गर्न ठेगाना गुगलमा र यहाँ दुवैतिर प्रमाणित भएको हुनुपर्छ।',
  userBanned: 'यस खाताबाट यहाँ साइन इन गर्न मिल्दैन।',
}

export const messages = { en, ne }
