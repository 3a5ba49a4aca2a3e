import type { FunctionWords } from './messages.en.ts'

export const ne: FunctionWords = {
  notAuthenticated: 'साइन इन गरिएको छैन',
  secondFactorNeeded: 'दोस्रो प्रमाण चाहिन्छ। आफ्नो प्रोफाइल पृष्ठमा यसलाई राख्नुहोस् वा पुष्टि गर्नुहोस्।',
  requestFailed: 'अनुरोध पूरा भएन',
  unknownError: 'अज्ञात त्रुटि',
  noConnection: 'सर्भरसम्म पुग्न सकिएन। कृपया इन्टरनेट जाँच्नुहोस्।',
  tooSlow: 'सर्भरले समयमा जवाफ दिएन।',
}
