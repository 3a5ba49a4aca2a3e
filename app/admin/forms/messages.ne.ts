import type { FormWords } from './messages.en.ts'

export const ne: FormWords = {
  close: 'बन्द गर्नुहोस्',
  cancel: 'रद्द गर्नुहोस्',
  save: 'सुरक्षित गर्नुहोस्',
  saving: 'सुरक्षित हुँदै छ...',
  delete: 'मेट्नुहोस्',
  deleting: 'मेटिँदै छ…',
  requiredMark: '(आवश्यक)',
  recommended: (count, best) => `${count}/${best} अक्षर (सिफारिस)`,
  leaveTitle: 'लेखेका कुरा फाल्ने हो?',
  leaveText: 'यस फारममा सुरक्षित नभएका परिवर्तन छन्।',
  leaveYes: 'फाल्नुहोस्',
  leaveNo: 'लेख्न जारी राख्नुहोस्',
  conflictTitle: 'दुई रूप',
  conflictText: 'हरेक विवरणको कुन रूप ठीक हो छान्नुहोस्, अनि फेरि सुरक्षित गर्नुहोस्।',
  conflictSame: 'दुवै रूप उस्तै छन्। फेरि सुरक्षित गर्नुहोस्, वा फारम बन्द गर्नुहोस्।',
  yours: 'तपाईंको',
  theirs: 'अरू कसैले सुरक्षित गरेको',
  yes: 'हो',
  no: 'होइन',
  empty: '(खाली)',
}
