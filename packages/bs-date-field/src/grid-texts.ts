import type { Language } from 'bikram-sambat-calendar'

/** Of the buttons in the dialog. */
export const gridTexts: Record<
  Language,
  Record<'previous' | 'next' | 'today' | 'clear' | 'close', string>
> = {
  en: {
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    clear: 'Clear',
    close: 'Close',
  },
  ne: {
    previous: 'अघिल्लो महिना',
    next: 'अर्को महिना',
    today: 'आज',
    clear: 'खाली गर्नुहोस्',
    close: 'बन्द गर्नुहोस्',
  },
}
