import { defineTool } from '#app/lib/tool-manifest.ts'

/** Names in the usage log. */
export const events = { open: 'loan-instalment-view' } as const

export const tool = defineTool({
  slug: 'loan-instalment',
  name: { en: 'Loan Instalment (EMI)', ne: 'कर्जाको किस्ता (EMI)' },
  description: { en: 'Loan instalments, flat and reducing.', ne: 'फ्ल्याट र घट्दो ब्याजमा कर्जाको किस्ता।' },
  icon: 'credit-card',
  category: 'Finance',
  group: 'money',
  order: 13,
  seo: {
    title: { en: 'EMI Calculator Nepal: Flat and Reducing Rate', ne: 'कर्जाको किस्ता: फ्ल्याट र घट्दो ब्याज' },
    description: {
      en: 'Monthly loan instalment in Nepal: flat and reducing interest side by side, total interest, and a schedule by Nepali months as a table or CSV.',
      ne: 'कर्जाको मासिक किस्ता र जम्मा ब्याज, फ्ल्याट र घट्दो दुवै दरमा। नेपाली महिनाअनुसारको किस्ता तालिका छाप्न र सीएसभीमा डाउनलोड गर्न मिल्छ।',
    },
    keywords: { en: 'emi calculator nepal, loan interest, flat rate', ne: 'ईएमआई, कर्जाको किस्ता, ऋणको ब्याज' },
  },
  keywords:
    'emi,loan,loan calculator,instalment,installment,interest,flat rate,reducing balance,diminishing,home loan,auto loan,hire purchase,amortization,schedule,kista,karja,rin,byaj,byajdar,कर्जा,ऋण,किस्ता,ब्याज,ब्याजदर,ईएमआई,इएमआई,घर कर्जा,सवारी कर्जा,लोन',
  events,
  postBytes: 4096,
  ads: true,
  released: '2026-11-29',
})
