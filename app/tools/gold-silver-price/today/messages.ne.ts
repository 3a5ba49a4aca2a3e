import { en, type GoldCardMessages } from './messages.en.ts'

const ne: GoldCardMessages = {
  title: 'सुन प्रतितोला',
  old: (days) => `${days} दिन पुरानो`,
  noSource: 'स्रोत उल्लेख छैन',
  missing: 'सुनको भाउ अझै आइपुगेको छैन।',
}

export const messages = { en, ne }
