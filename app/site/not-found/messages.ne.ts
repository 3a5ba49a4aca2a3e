import { en, type NotFoundMessages } from './messages.en.ts'

const ne: NotFoundMessages = {
  code: '४०४',
  title: 'पृष्ठ भेटिएन',
  explanation: 'तपाईंले खोजेको पृष्ठ छैन वा अन्तै सरेको छ।',
  closed: (tool) => `${tool} अहिले उपलब्ध छैन।`,
  home: 'गृहपृष्ठमा जानुहोस्',
  back: 'पछाडि जानुहोस्',
  popular: 'धेरै चलाइने औजार',
}

export const messages = { en, ne }
