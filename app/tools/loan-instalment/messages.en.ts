export const en = {
  title: 'Loan Instalment (EMI)',
  subtitle: 'The monthly instalment and the whole cost of a loan, flat and reducing side by side',
  fields: {
    amount: 'Loan amount (NPR)',
    rate: 'Yearly rate (%)',
    term: 'Time to repay',
    first: 'First instalment due (BS)',
  },
  unit: 'Time in',
  units: { years: 'years', months: 'months' },
  calculate: 'Calculate',
  privacy: 'What you type stays in this browser.',
  problems: {
    amount: 'Write an amount from 100 to 10,00,00,00,00,000, such as 5,00,000.',
    rate: 'Write a rate from 0 to 100, such as 11.5.',
    term: 'Write whole months, at most 600, or at most 50 years.',
    first: 'Write a Nepali date such as 2083-09-15.',
  },
  monthly: 'Monthly instalment, reducing balance',
  about: (amount: string, rate: string, months: string) => `${amount} at ${rate} a year for ${months} months`,
  compared: 'Cost of the loan by both methods',
  methods: ['In NPR', 'Reducing', 'Flat'],
  rows: {
    instalment: 'Each month',
    interest: 'Interest in all',
    percent: 'Interest, % of loan',
    total: 'Paid in all',
    rate: 'As a reducing rate',
  },
  added:
    'A bank adds a service charge, valuation and insurance, may count interest by the day (a month of 32 days costs more), changes the rate with its base rate, and charges for late instalments. Its offer letter has the final figures.',
  schedule: (count: string) => `Schedule on the reducing balance: ${count} instalments`,
  columns: ['Month', 'Instalment', 'Interest', 'Principal', 'Balance'],
  download: 'Download schedule (CSV)',
}

export type LoanMessages = typeof en
