import { type CorrectionMessages, en } from './messages.en.ts'

const ne: CorrectionMessages = {
  kinds: {
    emergency: 'आपत्कालीन नम्बर',
    postal: 'हुलाक कोड',
    plan: 'इन्टरनेट प्याकेज',
    bank: 'बैंक',
    carrier: 'मोबाइल सेवा प्रदायक',
    gold: 'सुनचाँदीको भाउ',
    day: 'पात्रोको दिन',
  },
}

export const messages = { en, ne }
