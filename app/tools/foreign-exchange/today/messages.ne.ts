import { type DollarCardMessages, en } from './messages.en.ts'

const ne: DollarCardMessages = {
  dollar: 'अमेरिकी डलर (खरिद)',
  sell: (rate) => `बिक्री: ${rate}`,
  up: (amount) => `▲ एक दिनमा ${amount}`,
  down: (amount) => `▼ एक दिनमा ${amount}`,
  unchanged: 'एक दिनमा फेरिएको छैन',
  currencies: 'विदेशी मुद्राको खरिद दर',
  none: '–',
  allRates: 'सबै दर',
  bank: 'नेपाल राष्ट्र बैंक',
  missing: 'बैंकको दर अझै आइपुगेको छैन।',
}

export const messages = { en, ne }
