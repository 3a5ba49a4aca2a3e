import { en, type GoldCardMessages } from './messages.en.ts'

const ne: GoldCardMessages = {
  title: 'सुन प्रतितोला',
  noSource: 'स्रोत उल्लेख छैन',
  line: (days) => `${days} कारोबार दिनको सुन`,
  span: (lowest, highest) => `प्रतितोला ${lowest} देखि ${highest} सम्म`,
  more: 'भाउ र हिसाब',
  missing: 'सुनको भाउ अझै आइपुगेको छैन।',
}

export const messages = { en, ne }
