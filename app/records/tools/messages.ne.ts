import { en, type ToolMessages } from './messages.en.ts'

const ne: ToolMessages = {
  nameRequired: 'औजारको नाम आवश्यक छ',
  pathRequired: 'पथ आवश्यक छ',
  pathSlash: 'पथ / बाट सुरु हुनुपर्छ',
  pathForm: 'पथमा साना अङ्ग्रेजी अक्षर, अङ्क, - र / मात्र हुन सक्छन्',
  pathTaken: 'यो पथ अर्को औजारले प्रयोग गरिसकेको छ',
  descriptionRequired: 'विवरण आवश्यक छ',
}

export const messages = { en, ne }
