import { en, type PersonalMessages } from './messages.en.ts'

const ne: PersonalMessages = {
  pin: (tool) => `${tool} पिन गर्नुहोस्`,
  full: 'दसवटा औजार पिन भइसकेका छन्। पहिले “मेरो गृहपृष्ठ” मा गएर एउटा हटाउनुहोस्।',
  refused: 'यो ब्राउजरमा राख्न सकिएन।',
  when: ['आज', 'भोलि', '# दिनपछि'],
}

export const messages = { en, ne }
