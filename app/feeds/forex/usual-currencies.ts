/** Beside the dollar, the currencies of the countries where most Nepalis abroad work, and of the neighbours. */
export const usualCurrencies = ['EUR', 'INR', 'GBP', 'AED', 'SAR', 'QAR', 'MYR', 'KRW']
