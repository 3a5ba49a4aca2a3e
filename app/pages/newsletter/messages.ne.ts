import { en, type NewsletterMessages } from './messages.en.ts'

const ne: NewsletterMessages = {
  title: 'न्युजलेटर',
  description: 'नयाँ र सुधारिएका औजारबारे बेलाबेला आउने इमेल। आफ्नो इमेल ठेगाना लेखेर सदस्यता लिनुहोस्।',
  explanation:
    'नयाँ र सुधारिएका औजारबारे बेलाबेला आउने इमेल। हामी तपाईंको इमेल ठेगाना राख्छौँ र न्युजलेटर पठाइदिने सेवालाई मात्र दिन्छौँ, अरू कसैलाई होइन।',
  leave: (address) => `सदस्यता छोड्न ${address} मा लेख्नुहोस्, हामी तपाईंको ठेगाना हटाइदिन्छौँ।`,
  privacy: 'हामी के राख्छौँ र कहिलेसम्म',
  home: 'गृहपृष्ठमा फर्कनुहोस्',
}

export const messages = { en, ne }
