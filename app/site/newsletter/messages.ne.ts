import type { NewsletterWords } from './messages.en.ts'

export const ne: NewsletterWords = {
  title: 'समाचारपत्र',
  explanation:
    'नयाँ र अझ राम्रा भएका औजारबारे बेलाबखत एउटा पत्र। हामी तपाईंको इमेल ठेगाना राख्छौँ र पत्र पठाइदिने सेवालाई मात्र दिन्छौँ, अरू कसैलाई होइन।',
  leave: (address) => `छोड्न चाहनुभयो भने ${address} मा लेख्नुहोस्, हामी तपाईंको ठेगाना हटाइदिन्छौँ।`,
  privacy: 'हामी के राख्छौँ र कहिलेसम्म',
  home: 'गृहपृष्ठमा फर्कनुहोस्',
}
