import { en, type PrivacyMessages } from './messages.en.ts'

const ne: PrivacyMessages = {
  title: 'गोपनीयता नीति',
  description:
    'तपाईंको ब्राउजरमै के रहन्छ, तपाईंले पृष्ठ हेरेको बारे के गनिन्छ र कहिलेसम्म राखिन्छ, अनि तपाईं हामीलाई के भन्न सक्नुहुन्छ। सरल भाषामा, दस खण्डमा।',
}

export const messages = { en, ne }
