import { en, type TermsMessages } from './messages.en.ts'

const ne: TermsMessages = {
  title: 'सेवाका सर्त',
  description:
    'औजारबाट तपाईं के गर्न सक्नुहुन्छ, नतिजामा कति भर पर्ने, र हामी के वाचा गर्न सक्दैनौँ। सरल भाषामा, तेह्र खण्डमा।',
}

export const messages = { en, ne }
