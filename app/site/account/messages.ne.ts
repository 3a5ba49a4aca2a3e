import type { AccountWords } from './messages.en.ts'

export const ne: AccountWords = {
  accountOf: (name) => `${name} को खाता`,
  myProfile: 'मेरो प्रोफाइल',
  admin: 'व्यवस्थापन',
  signOut: 'साइन आउट',
  signIn: 'साइन इन',
  failed: 'साइन इन हुन सकेन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  emailNotVerified: 'यस खाताको इमेल ठेगाना गुगलले प्रमाणित गरेको छैन, त्यसैले यहाँ चलाउन मिल्दैन।',
  userBanned: 'यस खाताबाट यहाँ साइन इन गर्न मिल्दैन।',
}
