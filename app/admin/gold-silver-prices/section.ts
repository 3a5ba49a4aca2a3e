import { defineSection } from '../define-section.ts'

export const section = defineSection({
  slug: 'gold-silver-prices',
  group: 'content',
  role: 'editor',
  name: { en: 'Gold & Silver Prices', ne: 'सुनचाँदीको भाउ' },
  description: {
    en: 'Published prices of each market day, and those awaiting approval',
    ne: 'हरेक कारोबार दिनको प्रकाशित भाउ, र स्वीकृति पर्खिरहेका भाउ',
  },
  icon: 'trending-up',
  order: 80,
  tables: ['gold_silver_prices', 'gold_silver_held_prices'],
})
