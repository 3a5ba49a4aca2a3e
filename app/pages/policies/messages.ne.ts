import { en, type PoliciesMessages } from './messages.en.ts'

const ne: PoliciesMessages = {
  privacy: {
    title: 'गोपनीयता नीति',
    description:
      'तपाईंको ब्राउजरमै के रहन्छ, तपाईंले पृष्ठ हेरेको बारे के गनिन्छ र कहिलेसम्म राखिन्छ, अनि तपाईं हामीलाई के भन्न सक्नुहुन्छ। सरल भाषामा, दस खण्डमा।',
  },
  terms: {
    title: 'सेवाका सर्त',
    description:
      'औजारबाट तपाईं के गर्न सक्नुहुन्छ, नतिजामा कति भर पर्ने, र हामी के वाचा गर्न सक्दैनौँ। सरल भाषामा, तेह्र खण्डमा।',
  },
}

export const messages = { en, ne }
