import type { Lang } from '#app/lib/language.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { messages } from './messages.ne.ts'

/** `Hallmark gold: NPR 2,85,200 per tola` */
export const priceText = (lang: Lang, metal: 'gold' | 'silver', unit: 'tola' | '10g', npr: number) =>
  messages[lang][metal][unit](rupees(lang, groupedAmount(lang, String(npr))))
